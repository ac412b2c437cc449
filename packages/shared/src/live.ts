/** Something happened that screens show. A hint to look again: it carries no data. */
export type LiveEvent =
  | { kind: 'punch'; festivalId: number; userId: string }
  | { kind: 'application' | 'setting' | 'employee'; festivalId: number | null }
  /** The server may have missed something. */
  | { kind: 'again'; festivalId: null }
