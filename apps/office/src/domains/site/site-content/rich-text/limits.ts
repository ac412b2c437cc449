import { RICH_TEXT_LIMITS, type RichText } from '@nightshift/shared/site/site-content/rich-text'
import { RICH_TEXT } from './rich-text.texts.ts'
import { normalized } from './spans.ts'

const { paragraphs, spans, characters } = RICH_TEXT_LIMITS
/** From this share of a limit on it is shown. */
const NEAR = 0.8

const longestOf = (lengths: number[]) => Math.max(0, ...lengths)
const measure = (text: RichText) => ({
  paragraphs: text.length,
  spans: longestOf(text.map((each) => each.length)),
  characters: longestOf(text.flat().map((span) => span.text.length)),
})

/** Why the text is too long to be stored, in words. */
export function excessOf(text: RichText): string | undefined {
  const size = measure(normalized(text))
  if (size.paragraphs > paragraphs) return RICH_TEXT.tooManyParagraphs(size.paragraphs, paragraphs)
  if (size.characters > characters) return RICH_TEXT.tooLong(size.characters, characters)
  if (size.spans > spans) return RICH_TEXT.tooManyChanges(spans)
  return undefined
}

/** How much of a limit is used, in words, once it is near. */
export function nearLimitOf(text: RichText): string | undefined {
  const size = measure(normalized(text))
  if (size.paragraphs >= paragraphs * NEAR) return RICH_TEXT.paragraphsUsed(size.paragraphs, paragraphs)
  if (size.characters >= characters * NEAR) return RICH_TEXT.charactersUsed(size.characters, characters)
  return undefined
}
