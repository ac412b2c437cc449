import type { RichText } from '@nightshift/shared/site/site-content/rich-text'
import fc from 'fast-check'
import { normalized } from '../spans.ts'

const characters = fc.constantFrom(
  'a',
  'Ö',
  '\u4e2d',
  '\u{1f600}',
  ' ',
  '  ',
  '\n',
  '\u00a0',
  '<',
  '&',
  '"',
  '\t',
  'e\u0301',
)
const link = fc.constantFrom('https://example.com', '/apply', '#faq', 'mailto:farm@example.com')
const flag = fc.option(fc.constant(true as const), { nil: undefined })
const span = fc.record({
  text: fc.array(characters, { maxLength: 6 }).map((parts) => parts.join('')),
  bold: flag,
  italic: flag,
  href: fc.option(link, { nil: undefined }),
})

/** Any text that can be stored, in its normal form. */
export const anyText: fc.Arbitrary<RichText> = fc
  .array(fc.array(span, { minLength: 1, maxLength: 5 }), { maxLength: 5 })
  .map(normalized)
