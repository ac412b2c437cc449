/**
 * The cache keys of a page for axe, which checks an element by its tag, its attributes, its parent and whether it says
 * something, and the page by the order of its landmarks and headings. Controls also count by their classes: what is
 * inside of them differs. Plain wrappers are left out: but for contrast, which textsByPaint is for, axe has nothing to
 * say about them. So is what is not shown, which axe skips: it may be shown on another screen. Runs in the page.
 */
export function elementsByKind() {
  const SAMPLES = 2
  const STRUCTURE = 'main,nav,header,footer,aside,[role=dialog],[role=alertdialog],[role=region]'
  const CONTROL = 'a,button,input,select,textarea,summary,label,[role],[tabindex]'
  const NO_MATTER = /^(id|for|name|value|href|src|srcset|d|transform|x|y|width|height|style|class|data-.*)$/
  const AS_IT_IS = /^(role|type|lang|tabindex)$/
  const PLAIN = /^(div|span|p|strong|em|small)$/i
  const STATES = /^(true|false|mixed|page|step|menu|dialog|listbox|polite|assertive|off|)$/

  const attributesOf = (element: Element) =>
    [...element.attributes]
      .filter(({ name }) => !NO_MATTER.test(name))
      // Other attributes hold ids or text.
      .map(({ name, value }) => `${name}=${AS_IT_IS.test(name) || STATES.test(value) ? value : 'text'}`)
      .join(' ')

  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })

  /** Which follows which, however often. */
  const outlineOf = (selector: string) => {
    const shown = [...document.querySelectorAll(selector)].filter(isShown)
    const names = shown.map(({ tagName, role }) => role ?? tagName)
    return [...new Set(names.map((name, index) => `${names[index - 1] ?? ''}>${name}`))].sort().join(' ')
  }

  /** A part that scrolls must be reachable by keyboard. */
  const scrolls = (element: Element) =>
    (element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth) &&
    /auto|scroll/.test(getComputedStyle(element).overflow)
  const isPlain = (element: Element) =>
    PLAIN.test(element.tagName) && attributesOf(element) === '' && !scrolls(element)

  const kinds = new Map<string, Element[]>()
  const add = (kind: string, element: Element) => {
    const line = kind.replace(/\s+/g, ' ')
    const known = kinds.get(line)
    if (!known) kinds.set(line, [element])
    else if (known.length < SAMPLES) known.push(element)
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
    if (isPlain(element) || !isShown(element)) continue
    const { tagName, parentElement, textContent } = element
    const classes = element.matches(CONTROL) || scrolls(element) ? element.className : ''
    const says = textContent.trim() ? 'says something' : ''
    const parent = `${parentElement!.tagName} ${parentElement!.role ?? ''}`
    add(`${parent} > ${tagName} ${classes} ${attributesOf(element)} ${says}`, element)
  }
  return kinds
}
