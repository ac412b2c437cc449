/** How far a device's clock is off the server's. */
export function clockSkewText(skewMs: number | null) {
  if (skewMs === null) return 'Not known yet'
  const off = Math.round(Math.abs(skewMs) / 1000)
  if (off < 2) return 'Correct'
  return `${durationText(off)} ${skewMs > 0 ? 'fast' : 'slow'}`
}

function durationText(wholeSeconds: number) {
  if (wholeSeconds < 120) return `${wholeSeconds} s`
  if (wholeSeconds < 2 * 3600) return `${Math.round(wholeSeconds / 60)} min`
  return `${Math.round(wholeSeconds / 3600)} h`
}
