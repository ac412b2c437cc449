import type { Paragraph, RichText, Span } from '@nightshift/shared/site/site-content/rich-text'

/** What is true of a whole span. */
export type Marks = Omit<Span, 'text'>

/** The marks alone, with absent ones left out and the keys in a fixed order. */
export const marksOf = ({ bold, italic, href }: Marks): Marks => ({
  ...(bold && { bold }),
  ...(italic && { italic }),
  ...(href && { href }),
})

export const spanOf = (text: string, marks: Marks): Span => ({ text, ...marksOf(marks) })

const sameMarks = (one: Marks, other: Marks) =>
  !one.bold === !other.bold && !one.italic === !other.italic && (one.href ?? '') === (other.href ?? '')

/** Merges neighbours with the same marks and drops empty spans. */
export function joinSpans(spans: Paragraph): Paragraph {
  const joined: Span[] = []
  for (const span of spans) {
    if (!span.text) continue
    const last = joined.at(-1)
    if (last && sameMarks(last, span)) joined[joined.length - 1] = spanOf(last.text + span.text, last)
    else joined.push(spanOf(span.text, span))
  }
  return joined
}

export const wordsOf = (spans: Paragraph) => spans.map(({ text }) => text).join('')

/** The text as it is stored: joined spans, no paragraph without words. While somebody types, there may be such paragraphs. */
export const normalized = (text: RichText): RichText =>
  text.map(joinSpans).filter((spans) => wordsOf(spans).trim())

export const sameText = (one: RichText, other: RichText) =>
  JSON.stringify(normalized(one)) === JSON.stringify(normalized(other))
