import type { Line } from './lines.ts'
import { type Face, textWidth } from './times-widths.ts'
import { pdfString, pdfUnicodeString } from './win-ansi.ts'

const PAGE = { width: 612, height: 792, margin: 72 }
const LEADING = 1.4
const FOOTER = 9

/** The width of a line between the margins, in points. */
export const MEASURE = PAGE.width - 2 * PAGE.margin

const FONTS: Record<Face, { key: string; name: string }> = {
  roman: { key: 'F1', name: 'Times-Roman' },
  bold: { key: 'F2', name: 'Times-Bold' },
  italic: { key: 'F3', name: 'Times-Italic' },
  boldItalic: { key: 'F4', name: 'Times-BoldItalic' },
}

/**
 * Writes a PDF of text in four standard fonts, which are not embedded, on as many pages as it needs.
 * The file is ASCII, so the byte offsets of its cross-reference table are those of its characters.
 * docs/decisions/0010 says why no library does this.
 */
export function writePdf(title: string, lines: Line[]) {
  const pages = pagesOf(lines)
  const fonts = Object.values(FONTS)
  const firstPage = 3 + fonts.length
  const pageNumbers = pages.map((_, index) => firstPage + 2 * index)
  const fontList = fonts.map(({ key }, index) => `/${key} ${3 + index} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-US) /ViewerPreferences << /DisplayDocTitle true >> >>',
    `<< /Type /Pages /Kids [${pageNumbers.map((number) => `${number} 0 R`).join(' ')}] /Count ${pages.length} /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources << /Font << ${fontList} >> >> >>`,
    ...fonts.map(
      ({ name }) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`,
    ),
    ...pages.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /Contents ${pageNumbers[index]! + 1} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
    `<< /Title ${pdfUnicodeString(title)} /Producer (Nightshift) >>`,
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>`
  return `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}\nstartxref\n${file.length}\n%%EOF\n`
}

/** The content stream of each page. Several pages are numbered at their foot. */
function pagesOf(lines: Line[]) {
  const pages: string[][] = [[]]
  let y = PAGE.height - PAGE.margin
  for (const { runs, size, gapBefore } of lines) {
    y -= size * LEADING + gapBefore
    if (y < PAGE.margin) {
      pages.push([])
      y = PAGE.height - PAGE.margin - size * LEADING
    }
    const shown = runs.map(({ text, face }) => `/${FONTS[face].key} ${size} Tf ${pdfString(text)} Tj`)
    pages.at(-1)!.push(`BT ${PAGE.margin} ${y.toFixed(1)} Td ${shown.join(' ')} ET`)
  }
  return pages.map((page, index) =>
    [...page, ...(pages.length > 1 ? [footer(`${index + 1} / ${pages.length}`)] : [])].join('\n'),
  )
}

/** An artifact: no part of the text for those who have it read to them. */
function footer(text: string) {
  const x = (PAGE.width - textWidth(text, 'roman', FOOTER)) / 2
  const shown = `/${FONTS.roman.key} ${FOOTER} Tf ${pdfString(text)} Tj`
  return `/Artifact BMC BT ${x.toFixed(1)} ${PAGE.margin / 2} Td ${shown} ET EMC`
}
