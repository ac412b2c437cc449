import { RELEASES, type Release } from '../content/press.content.ts'
import { ADDRESS_LINES, DREADMOOR } from '../dreadmoor.content.ts'
import { type PdfLine, wrap, writePdf } from './pdf.ts'
import { releaseDate } from './release-date.ts'

const BODY = 12
const HEADLINE = 20

/** The file behind a download link of the news, or nothing where there is no such release. */
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
    // A bold letter is wider than the table says, hence the measure of a larger size.
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
