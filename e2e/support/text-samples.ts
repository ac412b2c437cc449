/**
 * One element with text for each kind and paint inside the given elements: the rule about contrast takes most of axe's
 * time, and finds the same for texts of one kind with the same colour, font and backgrounds. Runs in the page.
 */
export function textSamples(byKind: Map<string, Element[]>, within: Element[]) {
  const outer = new Set(within)
  const backgrounds = new Map<Element, string>()

  const isWithin = (element: Element | null): boolean =>
    element !== null && (outer.has(element) || isWithin(element.parentElement))
  const hasText = (element: Element) =>
    element.matches('input,select,textarea') ||
    [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())

  const backgroundsOf = (element: Element): string => {
    const known = backgrounds.get(element)
    if (known !== undefined) return known
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element)
    const own = `${backgroundColor} ${backgroundImage} ${opacity}`.replace('rgba(0, 0, 0, 0) none 1', '')
    const all = own + (element.parentElement ? backgroundsOf(element.parentElement) : '')
    backgrounds.set(element, all)
    return all
  }
  const paintOf = (element: Element) => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
    return [color, fontSize, fontWeight, textShadow, backgroundsOf(element)].join(' ')
  }

  const samples = new Map<string, Element>()
  for (const [kind, elements] of byKind)
    for (const element of elements) {
      if (!hasText(element) || !isWithin(element)) continue
      const key = `${kind} ${paintOf(element)}`
      if (!samples.has(key)) samples.set(key, element)
    }
  return [...samples.values()]
}
