import { z } from 'zod'
import { plainText } from '../text.ts'
import { isKnownLink, LONGEST_LINK, UNKNOWN_LINK } from './link.ts'

/** A link, or empty while it is not filled in. */
export const Link = plainText(LONGEST_LINK).refine((link) => !link || isKnownLink(link), UNKNOWN_LINK)

/** A run of text with the same marks. A newline is a line break. */
const Span = z.strictObject({
  text: plainText(4000),
  bold: z.literal(true).optional(),
  italic: z.literal(true).optional(),
  href: Link.min(1).optional(),
})
export type Span = z.infer<typeof Span>

const Paragraph = z.array(Span).min(1).max(60)
export type Paragraph = z.infer<typeof Paragraph>

/** Formatted text as data: paragraphs of spans. There is no markup to escape. */
export const RichText = z.array(Paragraph).max(30)
export type RichText = z.infer<typeof RichText>
