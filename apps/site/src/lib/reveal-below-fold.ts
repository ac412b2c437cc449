/** Long enough for a phone to lay out one part and handle input before the next. */
const STEP_MS = 60

/**
 * Lays out what is below the fold and loads its images, part by part: one long task would block input on a phone.
 * Whoever has jumped past a part keeps what they see in its place: browsers give up scroll anchoring after some parts.
 * Runs after hydration, which expects the attributes that the server has rendered. Returns its cancel function.
 */
export function revealBelowFold() {
  const parts = [...document.querySelectorAll<HTMLElement>('.late')]
  let scrolledAt = Number.NEGATIVE_INFINITY
  const onScroll = () => {
    scrolledAt = performance.now()
  }
  addEventListener('scroll', onScroll, { passive: true })
  const cancel = () => {
    clearInterval(timer)
    removeEventListener('scroll', onScroll)
  }
  const timer = setInterval(() => {
    // Moving the page would stop a scroll that is under way.
    if (performance.now() - scrolledAt < 2 * STEP_MS) return
    const part = parts.shift()
    if (!part) return cancel()
    const { bottom } = part.getBoundingClientRect()
    part.style.contentVisibility = 'visible'
    for (const picture of part.querySelectorAll('img')) picture.loading = 'eager'
    const moved = bottom < 0 ? part.getBoundingClientRect().bottom - bottom : 0
    if (moved) scrollBy({ top: moved, behavior: 'instant' })
  }, STEP_MS)
  return cancel
}
