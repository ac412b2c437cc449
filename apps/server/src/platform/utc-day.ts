const DAY_MS = 24 * 60 * 60_000

/** The date in UTC, or one some days before or after. */
export const utcDay = (now: Date, days = 0) =>
  new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10)
