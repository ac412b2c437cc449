/**
 * Some visible texts of each paint on the page: colour, size, backgrounds and whether it is disabled. The
 * rule about contrast takes most of axe's time, and finds the same for texts of one paint. Those of one colour on
 * another with enough contrast are left out. Behind a modal window nothing is looked at. Runs in the page.
 */
export function textsByPaint() {
  const SAMPLES = 2
  const behind = new Map<Element, string>()

  const hasText = (element: Element) =>
    element.matches('input,select,textarea') ||
    [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
  const isVisible = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return (
      width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
  }

  /** The backgrounds behind a text up to an opaque one, and what may lie on top of something else than its ancestors. */
  const paintBehind = (element: Element | null): string => {
    if (!element) return ''
    const known = behind.get(element)
    if (known !== undefined) return known
    const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element)
    const own = `${backgroundColor} ${backgroundImage} ${opacity}`.replace('rgba(0, 0, 0, 0) none 1', '')
    const isOpaque = /^rgb\([^)]*\) none 1$/.test(own)
    const place = !isOpaque && /absolute|fixed|sticky/.test(position) ? element.className : ''
    const all = isOpaque ? own : `${own} ${place} ${paintBehind(element.parentElement)}`
    behind.set(element, all)
    return all
  }
  /** Large text needs less contrast. */
  const isLarge = (fontSize: string, fontWeight: string) =>
    Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24)
  const isDisabled = (element: Element) =>
    element.closest(':disabled,[aria-disabled=true]') !== null ||
    element.closest('label')?.control?.matches(':disabled') === true
  const paintOf = (element: Element) => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
    const size = isLarge(fontSize, fontWeight) ? 'large' : ''
    const own = [color, size, textShadow, isDisabled(element) ? 'disabled' : '']
    return `paint ${own.join(' ')} ${paintBehind(element)}`.replace(/\s+/g, ' ')
  }

  const linear = (part: number) => (part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4)
  const lightOf = (red: number, green: number, blue: number) =>
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) + 0.05
  const COLOUR = /rgb\((\d+), (\d+), (\d+)\)/
  const PLAIN = new RegExp(`^paint ${COLOUR.source} (large )?none ${COLOUR.source} none 1$`)
  /** Whether texts of this paint have enough contrast, as far as two opaque colours tell. */
  const isClear = (paint: string) => {
    const found = PLAIN.exec(paint)
    if (!found) return false
    const [text, ground] = [found.slice(1, 4), found.slice(5)].map((parts) => {
      const [red, green, blue] = parts.map(Number)
      return lightOf(red!, green!, blue!)
    }) as [number, number]
    return Math.max(text, ground) / Math.min(text, ground) >= (found[4] ? 3 : 4.5)
  }

  const windows = document.querySelectorAll('dialog:modal,[aria-modal=true]')
  const top = windows[windows.length - 1] ?? document.body
  const samples = new Map<string, Element[]>()
  for (const element of top.querySelectorAll(':not(svg *)')) {
    if (!hasText(element) || !isVisible(element)) continue
    const paint = paintOf(element)
    if (isClear(paint)) continue
    const known = samples.get(paint)
    if (!known) samples.set(paint, [element])
    else if (known.length < SAMPLES) known.push(element)
  }
  return samples
}
