/** A cubic Bézier segment: two control points, then the end point. */
type Curve = [number, number, number, number, number, number]

const short = (value: number) => Number(value.toFixed(1))

/** A symmetric shape from its right half: curves from a point on the axis back to the axis. */
export function mirrored(start: [number, number], curves: Curve[]) {
  const points = [start, ...curves.map(([, , , , x, y]): [number, number] => [x, y])]
  const right = curves.map((curve) => `C${curve.map(short).join(' ')}`)
  const left = curves
    .map(([x1, y1, x2, y2], index) => {
      const [x, y] = points[index]!
      return `C${[-x2, y2, -x1, y1, -x, y].map(short).join(' ')}`
    })
    .reverse()
  return `M${start.map(short).join(' ')}${right.join('')}${left.join('')}Z`
}

export const fill = (d: string, color: string, more = '') => `<path d="${d}" fill="${color}" ${more}/>`

export const line = (d: string, color: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

export const dot = (x: number, y: number, r: number, color: string, more = '') =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${color}" ${more}/>`

export const oval = (x: number, y: number, rx: number, ry: number, color: string, more = '') =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${color}" ${more}/>`

export const group = (content: string, attributes: string) => `<g ${attributes}>${content}</g>`

/** The drawing and its mirror image about the axis x = 0. */
export const both = (content: string) => `${content}${group(content, 'transform="scale(-1 1)"')}`

export const times = <Item>(count: number, draw: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => draw(index))

/** Path data with its numbers made short. Leave a space before each, for it may be negative. */
export const d = (texts: TemplateStringsArray, ...values: number[]) =>
  texts.reduce((path, text, index) => path + (index ? short(values[index - 1]!) : '') + text, '')
