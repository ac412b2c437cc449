/** A change that screens show: a hint to refetch, without data. */
export type LiveEvent =
  | { kind: 'punch'; festivalId: number; userId: string }
  | { kind: 'application' | 'setting' | 'employee'; festivalId: number | null }
  /** Events may have been lost: refetch everything. */
  | { kind: 'again'; festivalId: null }
