import { z } from 'zod'
import { plainText } from '../../text.ts'
import { isKnownLink, LONGEST_LINK, UNKNOWN_LINK } from './link.ts'

/** A link, or empty while it is not filled in. */
export const Link = plainText(LONGEST_LINK).refine((link) => !link || isKnownLink(link), UNKNOWN_LINK)

/** The longest rich text: paragraphs, spans in a paragraph, and characters in a span. */
export const RICH_TEXT_LIMITS = { paragraphs: 30, spans: 60, characters: 4000 }

/** A run of text with the same marks. A newline is a line break. */
const Span = z.strictObject({
  text: plainText(RICH_TEXT_LIMITS.characters),
  bold: z.literal(true).optional(),
  italic: z.literal(true).optional(),
  href: Link.min(1).optional(),
})
export type Span = z.infer<typeof Span>

const Paragraph = z.array(Span).min(1).max(RICH_TEXT_LIMITS.spans)
export type Paragraph = z.infer<typeof Paragraph>

/** Formatted text as data: paragraphs of spans. There is no markup to escape. */
export const RichText = z.array(Paragraph).max(RICH_TEXT_LIMITS.paragraphs)
export type RichText = z.infer<typeof RichText>
