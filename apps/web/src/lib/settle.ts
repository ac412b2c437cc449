/** Long enough for a phone to lay out a part, and to answer before the next. */
const STEP_MS = 60

/**
 * Has what lies below the first view of a rendered page laid out and its pictures fetched, part by part: all at once
 * would keep a phone from answering.
 */
export function settle(page: HTMLElement) {
  const parts = [...page.querySelectorAll<HTMLElement>('.late')]
  const timer = setInterval(() => {
    const part = parts.shift()
    if (!part) return clearInterval(timer)
    part.style.contentVisibility = 'visible'
    for (const picture of part.querySelectorAll('img')) picture.loading = 'eager'
  }, STEP_MS)
}
