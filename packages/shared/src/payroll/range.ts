/** Longer than a season, and short enough to count its workweeks one by one. */
const MOST_DAYS = 400

/** Whether a range of instants, the second exclusive, is one that payroll works with. */
export const isShortRange = ({ since, until }: { since: string; until: string }) => {
  const length = Date.parse(until) - Date.parse(since)
  return length > 0 && length <= MOST_DAYS * 86_400_000
}

export const TOO_LONG = { message: `is no range of at most ${MOST_DAYS} days` }
