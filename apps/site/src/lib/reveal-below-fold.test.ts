// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { revealBelowFold } from './reveal-below-fold.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Parts of an estimated height and their real one, on a page that is scrolled to `top`. */
function page(top: number, heights: [estimated: number, real: number][]) {
  let scrolled = top
  document.body.innerHTML = heights.map(() => '<div class="late"></div>').join('')
  const parts = [...document.querySelectorAll<HTMLElement>('.late')]
  const heightOf = (index: number) => heights[index]![parts[index]!.style.contentVisibility ? 1 : 0]
  for (const [index, part] of parts.entries()) {
    part.getBoundingClientRect = () => {
      const bottom = parts.slice(0, index + 1).reduce((sum, _, at) => sum + heightOf(at), -scrolled)
      return { bottom } as DOMRect
    }
  }
  const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(((by: ScrollToOptions) => {
    scrolled += by.top ?? 0
  }) as typeof window.scrollBy)
  return { parts, scrollBy, last: parts.at(-1)! }
}

test('what a visitor who has jumped to the end sees stays in its place', () => {
  const { last, scrollBy } = page(2100, [
    [800, 1500],
    [800, 650],
    [800, 800],
  ])
  const seen = last.getBoundingClientRect().bottom
  revealBelowFold()
  vi.advanceTimersByTime(60 * 4)
  expect(last.getBoundingClientRect().bottom).toBe(seen)
  expect(scrollBy.mock.calls).toEqual([
    [{ top: 700, behavior: 'instant' }],
    [{ top: -150, behavior: 'instant' }],
  ])
})

test('nothing moves for a visitor at the top', () => {
  const { parts, scrollBy } = page(0, [[800, 1500]])
  revealBelowFold()
  vi.advanceTimersByTime(60 * 2)
  expect(parts[0]!.style.contentVisibility).toBe('visible')
  expect(scrollBy).not.toHaveBeenCalled()
})

test('a scroll that is under way is not stopped', () => {
  const { parts } = page(2000, [[800, 1500]])
  revealBelowFold()
  for (let step = 0; step < 5; step++) {
    dispatchEvent(new Event('scroll'))
    vi.advanceTimersByTime(60)
  }
  expect(parts[0]!.style.contentVisibility).toBe('')
  vi.advanceTimersByTime(60 * 3)
  expect(parts[0]!.style.contentVisibility).toBe('visible')
})
