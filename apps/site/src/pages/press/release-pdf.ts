import { RELEASES, type Release } from '../content/press.content.ts'
import { ADDRESS_LINES, DREADMOOR } from '../dreadmoor.content.ts'
import { type PdfLine, wrap, writePdf } from './pdf.ts'
import { releaseDate } from './release-date.ts'

const BODY = 12
const HEADLINE = 20

/** The PDF of a press release, or undefined for an unknown slug. */
export function releasePdf(slug: string) {
  const release = RELEASES.find((candidate) => candidate.slug === slug)
  return release && writePdf(release.headline, linesOf(release))
}

function linesOf({ headline, date, words }: Release): PdfLine[] {
  const paragraph = (text: string): PdfLine[] =>
    wrap(text, BODY).map((line, index) => ({ text: line, size: BODY, gapBefore: index ? 0 : 9 }))
  return [
    { text: `${DREADMOOR.name} ${DREADMOOR.tagline}`, size: 15, bold: true },
    { text: ADDRESS_LINES.join(', '), size: 10 },
    { text: `For immediate release: ${releaseDate(date)}`, size: 10, gapBefore: 22 },
    // Wrapped as if a tenth larger: Times Bold is wider than the width table, by up to 8 % in these headlines.
    ...wrap(headline, HEADLINE * 1.1).map((text, index) => ({
      text,
      size: HEADLINE,
      bold: true,
      gapBefore: index ? 0 : 10,
    })),
    ...words.flatMap(paragraph),
    { text: '###', size: BODY, gapBefore: 22 },
  ]
}
