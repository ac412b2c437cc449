/**
 * The cache keys of a page for axe, which checks an element by its tag, classes, attributes and ancestors, not by its
 * text, and the page by the order of its landmarks and headings. Runs in the page.
 */
export function elementsByKind() {
  const STRUCTURE = 'main,nav,header,footer,aside,[role=dialog],[role=alertdialog],[role=region]'
  const NO_MATTER = /^(id|for|name|value|href|src|srcset|d|transform|x|y|width|height)$/
  const AS_IT_IS = /^(class|role|type|style|lang|tabindex|data-.*)$/
  const STATES = /^(true|false|mixed|page|step|menu|dialog|listbox|polite|assertive|off|)$/

  const attributesOf = (element: Element) =>
    [...element.attributes]
      .filter(({ name }) => !NO_MATTER.test(name))
      .map(({ name, value }) => {
        if (AS_IT_IS.test(name))
          return `${name}=${value.replace(/content-visibility: visible;|[\d.]+/g, '').trim()}`
        // Other attributes hold ids or text.
        return `${name}=${STATES.test(value) ? value : 'text'}`
      })
      .filter((text) => text !== 'style=')
      .join(' ')

  const outlineOf = (selector: string) => {
    const names = [...document.querySelectorAll(selector)].map(({ tagName, role }) => role ?? tagName)
    return names.filter((name, index) => name !== names[index - 1]).join(' ')
  }

  const kinds = new Map<string, Element[]>()
  const add = (kind: string, element: Element) => {
    const line = kind.replace(/\s+/g, ' ')
    const known = kinds.get(line)
    if (known) known.push(element)
    else kinds.set(line, [element])
  }
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  const page = [
    attributesOf(document.documentElement),
    document.title ? '' : 'no title',
    `duplicate ids ${ids.length - new Set(ids).size}`,
    outlineOf('h1,h2,h3,h4,h5,h6'),
    outlineOf(STRUCTURE),
  ]
  add(page.join(' | '), document.documentElement)
  for (const element of document.querySelectorAll('body *:not(svg *)')) {
    const says = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
    const parent = element.parentElement!
    add(
      `${parent.tagName} ${parent.className} > ${element.tagName} ${attributesOf(element)} ${says}`,
      element,
    )
  }
  return kinds
}
