import { inflateSync } from 'node:zlib'

/** A TrueType font with what a PDF says of it, in thousandths of its size. */
export type Font = {
  name: string
  /** The tables that a PDF embeds. */
  sfnt: Buffer
  ascent: number
  descent: number
  capHeight: number
  box: number[]
  italicAngle: number
  /** The glyphs by code point. */
  glyphs: Map<number, number>
  widthOf: (glyph: number) => number
}

/** The others say which glyph a character has, which the PDF itself does. */
const EMBEDDED = ['cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'prep']

type Table = { tag: string; checksum: number; data: Buffer }

/** Reads a WOFF file: a TrueType font whose tables are compressed one by one. */
export function readWoff(woff: Buffer): Font {
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index): Table => {
    const at = 44 + 20 * index
    const [offset, stored, length, checksum] = [4, 8, 12, 16].map((more) => woff.readUInt32BE(at + more)) as [
      ...[number, number, number, number],
    ]
    const data = woff.subarray(offset, offset + stored)
    const tag = woff.toString('latin1', at, at + 4)
    return { tag, checksum, data: stored < length ? inflateSync(data) : data }
  })
  const table = (tag: string) => tables.find((one) => one.tag === tag)!.data
  const [head, hhea, hmtx, os2] = [table('head'), table('hhea'), table('hmtx'), table('OS/2')]
  const scaled = (units: number) => Math.round((units * 1000) / head.readUInt16BE(18))
  // The glyphs after the last advance width have the same one.
  const lastWidth = hhea.readUInt16BE(34) - 1
  return {
    name: nameIn(table('name')),
    sfnt: sfntOf(tables.filter(({ tag }) => EMBEDDED.includes(tag))),
    ascent: scaled(hhea.readInt16BE(4)),
    descent: scaled(hhea.readInt16BE(6)),
    capHeight: scaled(os2.readUInt16BE(0) >= 2 ? os2.readInt16BE(88) : hhea.readInt16BE(4)),
    box: [36, 38, 40, 42].map((at) => scaled(head.readInt16BE(at))),
    italicAngle: table('post').readInt32BE(4) / 65_536,
    glyphs: glyphsIn(table('cmap')),
    widthOf: (glyph) => scaled(hmtx.readUInt16BE(4 * Math.min(glyph, lastWidth))),
  }
}

function sfntOf(tables: Table[]) {
  const power = Math.floor(Math.log2(tables.length))
  const head = Buffer.alloc(12 + 16 * tables.length)
  head.writeUInt32BE(0x00010000, 0)
  head.writeUInt16BE(tables.length, 4)
  head.writeUInt16BE(16 * 2 ** power, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE(16 * (tables.length - 2 ** power), 10)
  const parts: Buffer[] = [head]
  let offset = head.length
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const at = 12 + 16 * index
    head.write(tag, at, 'latin1')
    head.writeUInt32BE(checksum, at + 4)
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(data.length, at + 12)
    const padding = (4 - (data.length % 4)) % 4
    parts.push(data, Buffer.alloc(padding))
    offset += data.length + padding
  }
  return Buffer.concat(parts)
}

/** The PostScript name, as Windows has it. */
function nameIn(name: Buffer) {
  for (let at = 6; at < 6 + 12 * name.readUInt16BE(2); at += 12) {
    if (name.readUInt16BE(at) !== 3 || name.readUInt16BE(at + 6) !== 6) continue
    const from = name.readUInt16BE(4) + name.readUInt16BE(at + 10)
    return new TextDecoder('utf-16be').decode(name.subarray(from, from + name.readUInt16BE(at + 8)))
  }
  throw new Error('The font has no PostScript name')
}

/** Of the subtable for the basic multilingual plane, format 4. */
function glyphsIn(cmap: Buffer) {
  const count = cmap.readUInt16BE(2)
  const records = Array.from({ length: count }, (_, index) => 4 + 8 * index)
  const windows = records.find((at) => cmap.readUInt16BE(at) === 3 && cmap.readUInt16BE(at + 2) === 1)!
  const table = cmap.subarray(cmap.readUInt32BE(windows + 4))
  if (table.readUInt16BE(0) !== 4) throw new Error('The font has another kind of character map')
  const size = table.readUInt16BE(6)
  const glyphs = new Map<number, number>()
  for (let segment = 0; segment < size; segment += 2) {
    const end = table.readUInt16BE(14 + segment)
    const start = table.readUInt16BE(16 + size + segment)
    const delta = table.readUInt16BE(16 + 2 * size + segment)
    const rangeAt = 16 + 3 * size + segment
    const range = table.readUInt16BE(rangeAt)
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const listed = range ? table.readUInt16BE(rangeAt + range + 2 * (code - start)) : code
      const glyph = range && !listed ? 0 : (listed + delta) & 0xffff
      if (glyph) glyphs.set(code, glyph)
    }
  }
  return glyphs
}
