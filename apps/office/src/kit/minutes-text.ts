const MINUTE_MS = 60_000

/** '2 h 05 min' since an instant; never negative under clock skew. */
export function minutesText(since: string, now: number) {
  const minutes = Math.max(0, Math.floor((now - new Date(since).getTime()) / MINUTE_MS))
  const hours = Math.floor(minutes / 60)
  return hours ? `${hours} h ${String(minutes % 60).padStart(2, '0')} min` : `${minutes} min`
}
