/** Long enough for a phone to lay out one part and handle input before the next. */
const STEP_MS = 60

/**
 * Lays out what is below the fold and loads its images, part by part: one long task would block input on a phone.
 * Runs after hydration, which expects the attributes that the server has rendered. Returns its cancel function.
 */
export function revealBelowFold() {
  const parts = [...document.querySelectorAll<HTMLElement>('.late')]
  const timer = setInterval(() => {
    const part = parts.shift()
    if (!part) return clearInterval(timer)
    part.style.contentVisibility = 'visible'
    for (const picture of part.querySelectorAll('img')) picture.loading = 'eager'
  }, STEP_MS)
  return () => clearInterval(timer)
}
