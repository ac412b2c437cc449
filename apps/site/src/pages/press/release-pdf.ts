import type { SiteContent } from '@nightshift/shared/site/site-content/content'
import { addressLines } from '@nightshift/shared/site/site-content/place'
import type { Paragraph, Span } from '@nightshift/shared/site/site-content/rich-text'
import { NEWS } from '../news.texts.ts'
import type { Face } from './faces.ts'
import { linesOf, type Run } from './lines.ts'
import { type Block, MEASURE, writePdf } from './pdf.ts'
import { releaseDate } from './release-date.ts'

type PressContent = Pick<SiteContent, 'news' | 'look' | 'directions'>

const BODY = 12
const SMALL = 10

/** The PDF of a press release, or undefined for an unknown id. */
export function releasePdf({ news, look, directions }: PressContent, id: string, origin: string) {
  const release = news.list.find((candidate) => candidate.id === id)
  if (!release) return undefined
  const { date, headline, words } = release
  const paragraph = (runs: Run[], size: number, gapBefore: number, tag: 'P' | 'H1' = 'P'): Block => ({
    tag,
    lines: linesOf({ runs, size, gapBefore }, MEASURE),
  })
  const blocks = [
    paragraph(sender(look), 26, 0),
    paragraph(roman([...addressOf(directions), new URL(origin).host].join(' · ')), SMALL, 2),
    'rule' as const,
    paragraph([{ text: NEWS.release(releaseDate(date)), face: 'bold' }], SMALL, 8),
    ...(news.contact ? [paragraph(roman(NEWS.contact(news.contact)), SMALL, 2)] : []),
    paragraph([{ text: headline, face: 'bold' }], 20, 14, 'H1'),
    ...words.map((text) => paragraph(runsOf(text), BODY, 9)),
    paragraph(roman('###'), BODY, 22),
  ]
  return writePdf(
    headline,
    blocks.filter((block) => block === 'rule' || block.lines.length),
  )
}

const roman = (text: string): Run[] => [{ text, face: 'roman' }]

/** The names as the site writes them: the title in its display face. */
const sender = ({ title, tagline, face }: PressContent['look']): Run[] => [
  { text: `${title} `, face },
  { text: tagline, face: 'italic' },
]

/** The name of the place alone is no address. */
function addressOf({ place }: PressContent['directions']) {
  const lines = addressLines(place)
  return lines.length > 1 ? [lines.join(', ')] : []
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
