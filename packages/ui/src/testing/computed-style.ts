/** The attributes by which jsdom's own stylesheet shows or hides an element. */
const SHOWN_BY = ['hidden', 'open']

const inline = (element: Element, property: string): string =>
  element.hasAttribute('style') ? Reflect.get((element as HTMLElement).style, property) : ''

function visibility(element: Element | null): string {
  if (!element) return 'visible'
  return inline(element, 'visibility') || visibility(element.parentElement)
}

/**
 * Makes styles cheap: queries by role ask each element for its display and visibility, and jsdom matches all rules of
 * its stylesheet each time. Tests load no other sheet, so the inline styles and the tag decide.
 */
export function stubComputedStyle() {
  const computedStyle = window.getComputedStyle.bind(window)
  const displays = new Map<string, string>()

  function defaultDisplay({ namespaceURI, localName }: Element, attributes: string[]) {
    const sample = document.createElementNS(namespaceURI, localName)
    for (const name of attributes) sample.setAttribute(name, '')
    return computedStyle(sample).display
  }

  function display(element: Element) {
    const attributes = SHOWN_BY.filter((name) => element.hasAttribute(name))
    const kind = [element.localName, ...attributes].join(' ')
    if (!displays.has(kind)) displays.set(kind, defaultDisplay(element, attributes))
    return inline(element, 'display') || displays.get(kind)
  }

  window.getComputedStyle = (element) => {
    const read = (property: string) => {
      if (property === 'display') return display(element)
      if (property === 'visibility') return visibility(element)
      return inline(element, property)
    }
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, property: string) => (property === 'getPropertyValue' ? read : read(property)),
    })
  }
}
