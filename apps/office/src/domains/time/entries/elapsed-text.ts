/** '1:02:03' since an instant; never negative under clock skew. */
export function elapsedText(since: string, now: number) {
  const seconds = Math.max(0, Math.floor((now - new Date(since).getTime()) / 1000))
  const pad = (count: number) => String(count % 60).padStart(2, '0')
  return `${Math.floor(seconds / 3600)}:${pad(Math.floor(seconds / 60))}:${pad(seconds)}`
}
