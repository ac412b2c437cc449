import { inflateSync } from 'node:zlib'
import { expect } from 'vitest'

type Font = { name: string; texts: Map<string, string>; widths: Map<string, number> }

/**
 * Reads a PDF of ours as a reader does: by its table of offsets. Expects that it is well formed and keeps its margins,
 * that each font is embedded, and that all text is tagged.
 */
export function checkedPdf(file: string) {
  expect(/^[\n -~]*$/.test(file)).toBe(true)
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)![1])
  const table = /^xref\n0 (\d+)\n0000000000 65535 f \n((?:\d{10} 00000 n \n)*)trailer\n<< (.*) >>\n/.exec(
    file.slice(start),
  )!
  const offsets = table[2]!.split('\n').filter(Boolean)
  expect(Number(table[1])).toBe(offsets.length + 1)
  const objects = offsets.map((line, index) => objectAt(file, Number(line.slice(0, 10)), index + 1))
  const at = (dictionary: string, key: string) =>
    objects[Number(new RegExp(String.raw`\/${key} \[?(\d+) 0 R`).exec(dictionary)![1]) - 1]!

  const root = at(table[3]!, 'Root')
  expect(root).toContain('/MarkInfo << /Marked true >>')
  const tree = at(root, 'Pages')
  const fonts = new Map(
    [...tree.matchAll(/\/(F\d+) \d+ 0 R/g)].map(([, key]) => [key!, fontOf(at(tree, key!), at)]),
  )
  const kids = /\/Kids \[(.*?)\] \/Count (\d+)/.exec(tree)!
  const pageNumbers = numbersIn(kids[1]!)
  expect(pageNumbers).toHaveLength(Number(kids[2]))
  const pages = pageNumbers.map((number) => pageOf(at(objects[number - 1]!, 'Contents'), fonts))

  // From both ends: each piece of text is in the element that its page names as its parent.
  const structure = at(root, 'StructTreeRoot')
  const whole = at(structure, 'K')
  const elements = numbersIn(/\/S \/Document .*\/K \[(.*)\]/.exec(whole)![1]!).map((number) => {
    const [, tag, marked] = /\/S \/(\w+) \/P \d+ 0 R \/K \[(.*)\]/.exec(objects[number - 1]!)!
    const pieces = [...marked!.matchAll(/\/Pg (\d+) 0 R \/MCID (\d+)/g)].map(([, page, id]) => {
      const index = pageNumbers.indexOf(Number(page))
      const parents = new RegExp(String.raw`[[ ]${index} \[([^\]]*)\]`).exec(structure)![1]!
      expect(numbersIn(parents)[Number(id)]).toBe(number)
      return pages[index]!.lines[Number(id)]!
    })
    for (const piece of pieces) expect(piece.tag).toBe(tag)
    return { tag: tag!, pieces }
  })
  expect(elements.flatMap(({ pieces }) => pieces)).toEqual(pages.flatMap(({ lines }) => lines))
  return {
    title: textIn(/\/Title <FEFF([0-9A-F]*)>/.exec(at(table[3]!, 'Info'))![1]!),
    pages,
    headings: elements
      .filter(({ tag }) => tag === 'H1')
      .map(({ pieces }) => pieces.map(({ text }) => text).join(' ')),
  }
}

const numbersIn = (references: string) =>
  [...references.matchAll(/(\d+) 0 R/g)].map(([, number]) => Number(number))

function objectAt(file: string, offset: number, number: number) {
  const head = `${number} 0 obj\n`
  expect(file.slice(offset, offset + head.length)).toBe(head)
  const stream = /^<< \/Length (\d+)(.*) >>\nstream\n/.exec(file.slice(offset + head.length))
  if (!stream) return file.slice(offset + head.length, file.indexOf('\nendobj\n', offset))
  const from = offset + head.length + stream[0].length
  const until = from + Number(stream[1])
  expect(file.slice(until, until + 18)).toBe('\nendstream\nendobj\n')
  return file.slice(from, until)
}

/** Many files embed the same ones. */
const checkedFonts = new Set<string>()

function fontOf(font: string, at: (dictionary: string, key: string) => string): Font {
  const drawn = at(font, 'DescendantFonts')
  const embedded = at(at(drawn, 'FontDescriptor'), 'FontFile2')
  if (!checkedFonts.has(embedded)) {
    const sfnt = inflateSync(from85(embedded))
    expect(sfnt.readUInt32BE(0)).toBe(0x00010000)
    expect(sfnt.toString('latin1')).toContain('glyf')
    checkedFonts.add(embedded)
  }
  return {
    name: /\/BaseFont \/[A-Z]{6}\+([\w-]+)/.exec(font)![1]!,
    texts: new Map(
      [...at(font, 'ToUnicode').matchAll(/^<([0-9A-F]{4})> <([0-9A-F]+)>$/gm)].map(([, glyph, text]) => [
        glyph!,
        textIn(text!),
      ]),
    ),
    widths: new Map(
      [.../\/W \[(.*)\]/.exec(drawn)![1]!.matchAll(/(\d+) \[(\d+)\]/g)].map(([, glyph, width]) => [
        Number(glyph).toString(16).toUpperCase().padStart(4, '0'),
        Number(width),
      ]),
    ),
  }
}

function from85(text: string) {
  const bytes: number[] = []
  let group: number[] = []
  const take = (count: number) => {
    const number = group.reduce((sum, digit) => sum * 85 + digit, 0)
    bytes.push(...[24, 16, 8, 0].map((shift) => Math.floor(number / 2 ** shift) % 256).slice(0, count))
    group = []
  }
  for (const character of text.slice(0, text.indexOf('~>'))) {
    if (character === 'z') bytes.push(0, 0, 0, 0)
    else if (group.push(character.charCodeAt(0) - 33) === 5) take(4)
  }
  const left = group.length
  if (left) {
    while (group.length < 5) group.push(84)
    take(left - 1)
  }
  return Buffer.from(bytes)
}

const RUN = /\/(F\d+) (\d+) Tf <([0-9A-F]*)> Tj/g
const LINE = new RegExp(
  String.raw`^(?:/Artifact BMC|/(\w+) << /MCID (\d+) >> BDC) BT ([\d.]+) ([\d.]+) Td ((?:${RUN.source} ?)+)ET EMC$`,
)
const RULE = /^\/Artifact BMC 0.75 w 72 [\d.]+ m 540 [\d.]+ l S EMC$/

function pageOf(stream: string, fonts: Map<string, Font>) {
  const drawn = stream.split('\n').filter((line) => !RULE.test(line))
  const all = drawn.map((line) => {
    const [, tag, id, x, y, shown] = LINE.exec(line)!
    const pieces = [...shown!.matchAll(RUN)].map(([, key, size, written]) => {
      const { name, texts, widths } = fonts.get(key!)!
      const glyphs = written!.match(/.{4}/g)!
      const width = glyphs.reduce((sum, glyph) => sum + widths.get(glyph)!, 0) * (Number(size) / 1000)
      return { font: name, width, text: glyphs.map((glyph) => texts.get(glyph)!).join('') }
    })
    const width = pieces.reduce((sum, piece) => sum + piece.width, 0)
    expect(Number(x) + width).toBeLessThanOrEqual(612 - 72 + 0.01)
    if (tag) expect(Number(y)).toBeGreaterThanOrEqual(72)
    return {
      tag,
      id,
      text: pieces.map(({ text }) => text).join(''),
      runs: pieces.map(({ font, text }) => ({ font, text })),
    }
  })
  const lines = all.filter(({ tag }) => tag)
  expect(lines.map(({ id }) => Number(id))).toEqual(lines.map((_, index) => index))
  return {
    lines: lines.map(({ tag, text, runs }) => ({ tag, text, runs })),
    footer: all.find(({ tag }) => !tag)?.text,
  }
}

const textIn = (digits: string) =>
  (digits.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('')
