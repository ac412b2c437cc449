import type { SiteContent } from '@nightshift/shared/site/site-content/content'
import { addressLines } from '@nightshift/shared/site/site-content/place'
import type { Paragraph, Span } from '@nightshift/shared/site/site-content/rich-text'
import { linesOf, type Run } from './lines.ts'
import { MEASURE, writePdf } from './pdf.ts'
import { releaseDate } from './release-date.ts'
import type { Face } from './times-widths.ts'

type PressContent = Pick<SiteContent, 'news' | 'look' | 'directions'>

const BODY = 12

/** The PDF of a press release, or undefined for an unknown id. */
export function releasePdf(content: PressContent, id: string) {
  const release = content.news.list.find((candidate) => candidate.id === id)
  if (!release) return undefined
  const { date, headline, words } = release
  const blocks = [
    { runs: sender(content.look), size: 15, gapBefore: 0 },
    { runs: address(content.directions), size: 10, gapBefore: 0 },
    { runs: roman(`For immediate release: ${releaseDate(date)}`), size: 10, gapBefore: 22 },
    { runs: [{ text: headline, face: 'bold' as const }], size: 20, gapBefore: 10 },
    ...words.map((paragraph) => ({ runs: runsOf(paragraph), size: BODY, gapBefore: 9 })),
    { runs: roman('###'), size: BODY, gapBefore: 22 },
  ]
  return writePdf(
    headline,
    blocks.flatMap((block) => linesOf(block, MEASURE)),
  )
}

const roman = (text: string): Run[] => [{ text, face: 'roman' }]

const sender = ({ title, tagline }: PressContent['look']): Run[] => [
  { text: `${title} `, face: 'bold' },
  { text: tagline, face: 'italic' },
]

/** The name of the place alone is no address. */
function address({ place }: PressContent['directions']) {
  const lines = addressLines(place)
  return lines.length > 1 ? roman(lines.join(', ')) : []
}

/** The spans of a paragraph. Paper has no links, so a web address follows the words that lead to it. */
const runsOf = (paragraph: Paragraph): Run[] =>
  paragraph.flatMap((span, index) => {
    const { text, href } = span
    const run = { text, face: faceOf(span) }
    const goesOn = paragraph[index + 1]?.href === href
    const shown = href && /^https?:/i.test(href) && !goesOn && text.trim() !== href
    return shown ? [run, ...roman(` (${href})`)] : [run]
  })

function faceOf({ bold, italic }: Span): Face {
  if (bold) return italic ? 'boldItalic' : 'bold'
  return italic ? 'italic' : 'roman'
}
