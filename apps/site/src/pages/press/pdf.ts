import { deflateSync } from 'node:zlib'
import { type Face, glyphOf, textWidth } from './faces.ts'
import type { Line, Run } from './lines.ts'
import type { Font } from './woff.ts'

const PAGE = { width: 612, height: 792, margin: 72 }
const LEADING = 1.4
const FOOTER = 9
const RULE_GAP = 10
/** PDF readers take so many characters at once. */
const MOST_MAPPED = 100

/** The width of a line between the margins, in points. */
export const MEASURE = PAGE.width - 2 * PAGE.margin

/** A paragraph or heading, as screen readers know it, or a rule across the page. */
export type Block = { tag: 'H1' | 'P'; lines: Line[] } | 'rule'

/** A page: its drawing, and the block of each piece of marked content. */
type Page = { drawing: string[]; blocks: number[] }

/**
 * Writes a tagged PDF of text with its fonts embedded, on as many pages as it needs. The file is ASCII, so the byte
 * offsets of its cross-reference table are those of its characters. docs/decisions/0010 says why no library does this.
 */
export function writePdf(title: string, blocks: Block[]) {
  const fonts = usedFonts()
  const pages = pagesOf(blocks, fonts)
  const objects: string[] = []
  const reserve = () => objects.push('')
  const add = (text: string) => objects.push(text)
  const [catalog, pageTree, structure, whole] = [reserve(), reserve(), reserve(), reserve()] as const
  const fontList = fonts.all().map(({ key, font, characters }) => {
    return `/${key} ${addFont(add, font, characters, key)} 0 R`
  })
  const pageNumbers = pages.map(({ drawing }, index) => {
    const content = add(stream(drawing.join('\n')))
    return add(
      `<< /Type /Page /Parent ${pageTree} 0 R /Contents ${content} 0 R /StructParents ${index} /Tabs /S >>`,
    )
  })
  const elements = blocks.map((block, index) => {
    if (block === 'rule') return 0
    const kids = pages.flatMap(({ blocks: marked }, page) =>
      marked.flatMap((of, id) =>
        of === index ? [`<< /Type /MCR /Pg ${pageNumbers[page]} 0 R /MCID ${id} >>`] : [],
      ),
    )
    return add(`<< /Type /StructElem /S /${block.tag} /P ${whole} 0 R /K [${kids.join(' ')}] >>`)
  })
  const list = (numbers: number[]) => `[${numbers.map((number) => `${number} 0 R`).join(' ')}]`
  const parents = pages.map((page, index) => `${index} ${list(page.blocks.map((block) => elements[block]!))}`)
  objects[catalog - 1] =
    `<< /Type /Catalog /Pages ${pageTree} 0 R /Lang (en-US) /MarkInfo << /Marked true >> /StructTreeRoot ${structure} 0 R /ViewerPreferences << /DisplayDocTitle true >> >>`
  objects[pageTree - 1] =
    `<< /Type /Pages /Kids ${list(pageNumbers)} /Count ${pages.length} /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources << /Font << ${fontList.join(' ')} >> >> >>`
  objects[structure - 1] =
    `<< /Type /StructTreeRoot /K ${whole} 0 R /ParentTree << /Nums [${parents.join(' ')}] >> /ParentTreeNextKey ${pages.length} >>`
  objects[whole - 1] =
    `<< /Type /StructElem /S /Document /P ${structure} 0 R /K ${list(elements.filter(Boolean))} >>`
  const info = add(`<< /Title <FEFF${utf16(title)}> /Producer (Nightshift) >>`)
  return fileOf(objects, `/Root ${catalog} 0 R /Info ${info} 0 R`)
}

function fileOf(objects: string[], trailer: string) {
  let file = '%PDF-1.7\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} ${trailer} >>\nstartxref\n${file.length}\n%%EOF\n`
}

/** The fonts that a file draws with, and their characters by glyph. */
function usedFonts() {
  const used = new Map<Font, { key: string; font: Font; characters: Map<number, string> }>()
  return {
    all: () => [...used.values()],
    use(font: Font, glyph: number, character: string) {
      const one = used.get(font) ?? { key: `F${used.size + 1}`, font, characters: new Map() }
      used.set(font, one)
      if (!one.characters.has(glyph)) one.characters.set(glyph, character)
      return one.key
    },
  }
}
type UsedFonts = ReturnType<typeof usedFonts>

/** The drawing of each page. Several pages are numbered at their foot. */
function pagesOf(blocks: Block[], fonts: UsedFonts) {
  const pages: Page[] = [{ drawing: [], blocks: [] }]
  let y = PAGE.height - PAGE.margin
  for (const [index, block] of blocks.entries()) {
    if (block === 'rule') {
      y -= RULE_GAP
      const [from, to, at] = [PAGE.margin, PAGE.width - PAGE.margin, y.toFixed(1)]
      pages.at(-1)!.drawing.push(`/Artifact BMC 0.75 w ${from} ${at} m ${to} ${at} l S EMC`)
      continue
    }
    for (const { runs, size, gapBefore } of block.lines) {
      y -= size * LEADING + gapBefore
      if (y < PAGE.margin) {
        pages.push({ drawing: [], blocks: [] })
        y = PAGE.height - PAGE.margin - size * LEADING
      }
      const page = pages.at(-1)!
      const shown = shownText(runs, size, fonts)
      const mark = `/${block.tag} << /MCID ${page.blocks.push(index) - 1} >> BDC`
      page.drawing.push(`${mark} BT ${PAGE.margin} ${y.toFixed(1)} Td ${shown} ET EMC`)
    }
  }
  if (pages.length > 1)
    for (const [index, page] of pages.entries())
      page.drawing.push(footer(`${index + 1} / ${pages.length}`, fonts))
  return pages
}

/** An artifact: no part of the text for those who have it read to them. */
function footer(text: string, fonts: UsedFonts) {
  const face: Face = 'roman'
  const x = (PAGE.width - textWidth(text, face, FOOTER)) / 2
  const shown = shownText([{ text, face }], FOOTER, fonts)
  return `/Artifact BMC BT ${x.toFixed(1)} ${PAGE.margin / 2} Td ${shown} ET EMC`
}

/** Glyphs as hexadecimal digits, in pieces of one font. */
function shownText(runs: Run[], size: number, fonts: UsedFonts) {
  const pieces: { key: string; glyphs: string }[] = []
  for (const { text, face } of runs) {
    for (const character of text) {
      const drawn = glyphOf(character, face)
      if (!drawn) continue
      const key = fonts.use(drawn.font, drawn.glyph, character)
      const last = pieces.at(-1)
      if (last?.key === key) last.glyphs += hex(drawn.glyph)
      else pieces.push({ key, glyphs: hex(drawn.glyph) })
    }
  }
  return pieces.map(({ key, glyphs }) => `/${key} ${size} Tf <${glyphs}> Tj`).join(' ')
}

const SYMBOLIC = 4
const ITALIC = 64

/** A composite font, whose text is glyph numbers; `ToUnicode` is for those who copy and search. */
function addFont(add: (text: string) => number, font: Font, characters: Map<number, string>, key: string) {
  // The name of a subset begins with six letters of its own.
  const name = `PRESS${String.fromCharCode(64 + Number(key.slice(1)))}+${font.name}`
  const file = add(fileStream(font))
  const flags = SYMBOLIC + (font.italicAngle ? ITALIC : 0)
  const descriptor = add(
    `<< /Type /FontDescriptor /FontName /${name} /Flags ${flags} /FontBBox [${font.box.join(' ')}] /ItalicAngle ${font.italicAngle} /Ascent ${font.ascent} /Descent ${font.descent} /CapHeight ${font.capHeight} /StemV 80 /FontFile2 ${file} 0 R >>`,
  )
  const glyphs = [...characters].sort(([one], [other]) => one - other)
  const widths = glyphs.map(([glyph]) => `${glyph} [${font.widthOf(glyph)}]`).join(' ')
  const drawn = add(
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /CIDToGIDMap /Identity /FontDescriptor ${descriptor} 0 R /W [${widths}] >>`,
  )
  const unicode = add(stream(unicodeMap(glyphs)))
  return add(
    `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H /DescendantFonts [${drawn} 0 R] /ToUnicode ${unicode} 0 R >>`,
  )
}

const fileStreams = new WeakMap<Font, string>()

/** The same in every file, and most of the work. */
function fileStream(font: Font) {
  const known = fileStreams.get(font)
  if (known) return known
  const filters = `/Filter [/ASCII85Decode /FlateDecode] /Length1 ${font.sfnt.length}`
  const made = stream(ascii85(deflateSync(font.sfnt)), filters)
  fileStreams.set(font, made)
  return made
}

function unicodeMap(glyphs: [number, string][]) {
  const parts = Array.from({ length: Math.ceil(glyphs.length / MOST_MAPPED) }, (_, index) => {
    const some = glyphs.slice(index * MOST_MAPPED, (index + 1) * MOST_MAPPED)
    const lines = some.map(([glyph, character]) => `<${hex(glyph)}> <${utf16(character)}>`)
    return `${some.length} beginbfchar\n${lines.join('\n')}\nendbfchar`
  })
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def /CMapName /Adobe-Identity-UCS def',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange',
    ...parts,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n')
}

const stream = (content: string, more = '') =>
  `<< /Length ${content.length}${more && ` ${more}`} >>\nstream\n${content}\nendstream`

const hex = (number: number) => number.toString(16).toUpperCase().padStart(4, '0')

/** UTF-16 as hexadecimal digits. */
const utf16 = (text: string) =>
  Array.from({ length: text.length }, (_, index) => hex(text.charCodeAt(index))).join('')

/** Four bytes as five characters. */
function ascii85(bytes: Buffer) {
  let text = ''
  for (let at = 0; at < bytes.length; at += 4) {
    const group = bytes.subarray(at, at + 4)
    let number = Buffer.concat([group, Buffer.alloc(4 - group.length)]).readUInt32BE(0)
    if (number === 0 && group.length === 4) {
      text += 'z'
      continue
    }
    const digits: string[] = []
    for (let digit = 0; digit < 5; digit += 1) {
      digits.unshift(String.fromCharCode(33 + (number % 85)))
      number = Math.floor(number / 85)
    }
    text += digits.slice(0, group.length + 1).join('')
  }
  return `${text}~>`
}
