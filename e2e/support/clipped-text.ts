import type { Page } from '@playwright/test'

/** What a page cuts off, as `what: "words" in element`, or that it is wider than the screen. */
export const clippedText = (page: Page) => page.evaluate(findClipped)

/** Runs in the page. */
function findClipped() {
  /** Its edges may be cut by design: what is scrolled, and what is kept for screen readers only. */
  const SCROLLS = /auto|scroll/
  const HIDES = /hidden|clip/
  const CONTROL = 'button, a, summary, th, td, label, [role=tab]'
  /** Shortened by design: the title has it in full, or the face is shown and not the word. */
  const SHORTENED = '[title], [aria-hidden=true]'
  const TOLERANCE_PX = 2

  const found = new Set<string>()
  const screen = document.documentElement.clientWidth
  const { scrollWidth } = document.documentElement
  if (scrollWidth > screen) found.add(`the page is ${scrollWidth} px wide`)

  const nameOf = ({ tagName, classList }: Element) => [tagName.toLowerCase(), ...classList].join('.')
  const isForEyes = (element: Element) => {
    const shown = { visibilityProperty: true, opacityProperty: true }
    return element.checkVisibility(shown) && !element.closest('svg, script, style, noscript, option')
  }
  const isForReaders = ({ clip, clipPath }: CSSStyleDeclaration) =>
    clip.startsWith('rect(0px') || clipPath.startsWith('inset(50%')

  /** The letters without the room of the font above and below them, which no line is as high as. */
  const lettersOf = (node: Text) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    const { left, right, top, bottom } = range.getBoundingClientRect()
    const lines = range.getClientRects()
    const size = Number.parseFloat(getComputedStyle(node.parentElement!).fontSize)
    const room = Math.max(0, ((lines[0]?.height ?? size) - size) / 2)
    return { left, right, top: top + room, bottom: bottom - room }
  }

  const check = (node: Text) => {
    const letters = lettersOf(node)
    if (letters.right - letters.left < TOLERANCE_PX) return
    const beyond = (edge: DOMRect) => ({
      x: letters.left < edge.left - TOLERANCE_PX || letters.right > edge.right + TOLERANCE_PX,
      y: letters.top < edge.top - TOLERANCE_PX || letters.bottom > edge.bottom + TOLERANCE_PX,
    })
    const problems: string[] = []
    const matters = { x: true, y: true }
    let position = 'static'
    for (let element = node.parentElement!; element !== document.body; element = element.parentElement!) {
      const style = getComputedStyle(element)
      if (isForReaders(style) || element.matches(SHORTENED)) return
      const isOutside = position === 'fixed' || (position === 'absolute' && style.position === 'static')
      if (!isOutside && style.display !== 'inline' && style.display !== 'contents') {
        if (SCROLLS.test(style.overflowX)) matters.x = false
        if (SCROLLS.test(style.overflowY)) matters.y = false
        const { x, y } = beyond(element.getBoundingClientRect())
        const isCut =
          (matters.x && x && HIDES.test(style.overflowX)) || (matters.y && y && HIDES.test(style.overflowY))
        const sticksOut = element.matches(CONTROL) && ((matters.x && x) || (matters.y && y))
        if (isCut || sticksOut) problems.push(`${isCut ? 'cut by' : 'sticks out of'} ${nameOf(element)}`)
      }
      if (!isOutside || style.position === 'fixed') position = style.position
    }
    if (matters.x && (letters.left < -TOLERANCE_PX || letters.right > screen + TOLERANCE_PX))
      problems.push('off the screen')
    const words = node.data.trim().slice(0, 40)
    if (problems.length) found.add(`${nameOf(node.parentElement!)} "${words}": ${problems.join(', ')}`)
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node as Text
    if (text.data.trim() && isForEyes(text.parentElement!)) check(text)
  }

  for (const field of document.querySelectorAll('input, select, textarea')) {
    const { fontSize, paddingTop, paddingBottom } = getComputedStyle(field)
    const room = field.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)
    const isTyped = !field.matches('[type=checkbox], [type=radio], [type=range], [type=file], [type=color]')
    if (
      isTyped &&
      isForEyes(field) &&
      field.clientHeight > TOLERANCE_PX &&
      room < Number.parseFloat(fontSize)
    )
      found.add(`${nameOf(field)} is ${field.clientHeight} px high, its letters ${fontSize}`)
  }
  return [...found]
}
