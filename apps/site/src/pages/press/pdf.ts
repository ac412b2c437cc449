import { lineWidth } from './times-widths.ts'

/** A line of text. `size` and `gapBefore` are in points. */
export type PdfLine = { text: string; size: number; bold?: boolean; gapBefore?: number }

const PAGE = { width: 612, height: 792, margin: 72 }
const MEASURE = PAGE.width - 2 * PAGE.margin

/** Word wrap: splits a paragraph into lines that fit between the margins. */
export function wrap(text: string, size: number) {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word
    if (lines.length && lineWidth(longer, size) <= MEASURE) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/**
 * Writes a PDF of one page of ASCII text in two standard fonts, which are not embedded.
 * The cross-reference table at the end holds the byte offset of each object.
 * docs/decisions/0010 says why no library does this.
 */
export function writePdf(title: string, lines: PdfLine[]) {
  const content = drawText(lines)
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-US) /ViewerPreferences << /DisplayDocTitle true >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Times-Roman'),
    font('Times-Bold'),
    `<< /Title (${escaped(title)}) /Producer (Nightshift) >>`,
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

function drawText(lines: PdfLine[]) {
  let y = PAGE.height - PAGE.margin
  const shown = lines.map(({ text, size, bold, gapBefore = 0 }) => {
    y -= size * 1.4 + gapBefore
    return `BT /F${bold ? 2 : 1} ${size} Tf ${PAGE.margin} ${y.toFixed(1)} Td (${escaped(text)}) Tj ET`
  })
  return shown.join('\n')
}

const escaped = (text: string) => text.replaceAll(/[\\()]/g, '\\$&')
