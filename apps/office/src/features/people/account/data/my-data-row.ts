/** One thing that is held, in words. */
export type Row = { main: string; details: string[] }

/** An instant in words. */
export type At = (instant: string) => string
