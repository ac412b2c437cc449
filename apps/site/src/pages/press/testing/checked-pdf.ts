import { expect } from 'vitest'
import { textWidth } from '../times-widths.ts'

const FACES = {
  'Times-Roman': 'roman',
  'Times-Bold': 'bold',
  'Times-Italic': 'italic',
  'Times-BoldItalic': 'boldItalic',
} as const
type Font = keyof typeof FACES

/** Windows-1252 from 0x80. Node 20's TextDecoder takes these codes for control characters. */
const FROM_0X80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const characterOf = (code: number) => FROM_0X80[code - 0x80] ?? String.fromCharCode(code)

/** Reads a PDF of ours as a reader does: by its table of offsets. Expects that it is well formed and keeps its margins. */
export function checkedPdf(file: string) {
  expect(/^[\n -~]*$/.test(file)).toBe(true)
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)![1])
  const table = /^xref\n0 (\d+)\n0000000000 65535 f \n((?:\d{10} 00000 n \n)*)trailer\n<< (.*) >>\n/.exec(
    file.slice(start),
  )!
  const offsets = table[2]!.split('\n').filter(Boolean)
  expect(Number(table[1])).toBe(offsets.length + 1)
  const objects = offsets.map((line, index) => objectAt(file, Number(line.slice(0, 10)), index + 1))
  const at = (reference: string) => objects[Number(/(\d+) 0 R/.exec(reference)![1]) - 1]!

  const root = at(/\/Root \d+ 0 R/.exec(table[3]!)![0])
  const tree = at(/\/Pages \d+ 0 R/.exec(root)![0])
  const fonts = new Map(
    [...tree.matchAll(/\/(F\d) (\d+ 0 R)/g)].map(([, key, reference]) => [
      key!,
      /\/BaseFont \/([\w-]+)/.exec(at(reference!))![1] as Font,
    ]),
  )
  const kids = /\/Kids \[(.*?)\] \/Count (\d+)/.exec(tree)!
  const references = kids[1]!.match(/\d+ 0 R/g)!
  expect(references).toHaveLength(Number(kids[2]))
  const info = at(/\/Info \d+ 0 R/.exec(table[3]!)![0])
  return {
    title: unicodeOf(/\/Title <FEFF([0-9A-F]*)>/.exec(info)![1]!),
    pages: references.map((page) => pageOf(at(/\/Contents \d+ 0 R/.exec(at(page))![0]), fonts)),
  }
}

function objectAt(file: string, offset: number, number: number) {
  const head = `${number} 0 obj\n`
  expect(file.slice(offset, offset + head.length)).toBe(head)
  const stream = /^<< \/Length (\d+) >>\nstream\n/.exec(file.slice(offset + head.length))
  if (!stream) return file.slice(offset + head.length, file.indexOf('\nendobj\n', offset))
  const from = offset + head.length + stream[0].length
  const until = from + Number(stream[1])
  expect(file.slice(until, until + 18)).toBe('\nendstream\nendobj\n')
  return file.slice(from, until)
}

const STRING = String.raw`\(((?:[^\\()]|\\[\\()]|\\[0-7]{3})*)\)`
const RUN = new RegExp(String.raw`\/(F\d) (\d+) Tf ${STRING} Tj`, 'g')
const LINE = new RegExp(
  String.raw`^(\/Artifact BMC )?BT ([\d.]+) ([\d.]+) Td ((?:${RUN.source} ?)+)ET( EMC)?$`,
)

function pageOf(stream: string, fonts: Map<string, Font>) {
  const all = stream.split('\n').map((line) => {
    const [, artifact, x, y, shown] = LINE.exec(line)!
    const runs = [...shown!.matchAll(RUN)].map(([, font, size, text]) => {
      return { font: fonts.get(font!)!, size: Number(size), text: textOf(text!) }
    })
    const width = runs.reduce((sum, { font, size, text }) => sum + textWidth(text, FACES[font], size), 0)
    expect(Number(x) + width).toBeLessThanOrEqual(612 - 72 + 0.01)
    const isArtifact = artifact !== undefined
    if (!isArtifact) expect(Number(y)).toBeGreaterThanOrEqual(72)
    return {
      isArtifact,
      text: runs.map(({ text }) => text).join(''),
      runs: runs.map(({ font, text }) => ({ font, text })),
    }
  })
  return {
    lines: all.filter(({ isArtifact }) => !isArtifact),
    footer: all.find(({ isArtifact }) => isArtifact)?.text,
  }
}

const textOf = (written: string) =>
  written.replaceAll(/\\([0-7]{3})|\\(.)/g, (_, octal, plain) =>
    octal ? characterOf(Number.parseInt(octal, 8)) : plain,
  )

const unicodeOf = (digits: string) =>
  (digits.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('')
