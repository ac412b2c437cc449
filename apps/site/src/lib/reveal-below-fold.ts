/** Long enough for a phone to lay out one part and handle input before the next. */
const STEP_MS = 60

/**
 * Lays out what is below the fold of a server-rendered page and loads its images, part by part: one long task would
 * block input on a phone.
 */
export function revealBelowFold(page: HTMLElement) {
  const parts = [...page.querySelectorAll<HTMLElement>('.late')]
  const timer = setInterval(() => {
    const part = parts.shift()
    if (!part) return clearInterval(timer)
    part.style.contentVisibility = 'visible'
    for (const picture of part.querySelectorAll('img')) picture.loading = 'eager'
  }, STEP_MS)
}
