import type { Page } from '@playwright/test'

/** What is chosen, or where one is, but is drawn like the same kind of thing that is not. */
export const unmarkedChoices = (page: Page) => page.evaluate(findUnmarked)

/** Runs in the page. */
function findUnmarked() {
  const CHOSEN =
    '[aria-current=page], [aria-pressed=true], [data-chosen], [data-state=chosen] > td, label[data-active], :checked:not(option)'
  const lookOf = (element: Element, pseudo?: string) => {
    const style = getComputedStyle(element, pseudo)
    const { backgroundColor, borderTopColor, borderBottomColor, outlineStyle, appearance, content } = style
    const ring = outlineStyle === 'none' ? '' : style.outlineColor
    return [backgroundColor, borderTopColor, borderBottomColor, ring, appearance, pseudo && content].join()
  }
  const isDrawnByBrowser = (element: Element) =>
    element.matches('input') && getComputedStyle(element).appearance !== 'none'
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  /** A radio or check box may be marked beside itself: by its label, its icon or its track. */
  const looksOf = (element: Element) => {
    const parts = element.matches('input')
      ? [element, ...(element.parentElement?.children ?? []), element.closest('label')]
      : [element]
    return parts.flatMap((part) =>
      part
        ? [
            lookOf(part),
            lookOf(part, '::before'),
            `${getComputedStyle(part).opacity}${getComputedStyle(part).transform}`,
          ]
        : [],
    )
  }
  const found: string[] = []
  for (const chosen of document.querySelectorAll(CHOSEN)) {
    if (!isSeen(chosen.matches('input') ? chosen.parentElement! : chosen) || isDrawnByBrowser(chosen))
      continue
    const kind = `${chosen.tagName}.${chosen.classList[0]}`
    const peer = [...document.querySelectorAll(chosen.tagName)].find(
      (other) => `${other.tagName}.${other.classList[0]}` === kind && !other.matches(CHOSEN) && isSeen(other),
    )
    if (peer && looksOf(peer).join() === looksOf(chosen).join())
      found.push(`${kind} ${chosen.textContent.trim().slice(0, 30)}`)
  }
  return found
}
