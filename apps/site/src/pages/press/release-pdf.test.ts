import type { SiteContent } from '@nightshift/shared/site/site-content/content'
import { plainWords } from '@nightshift/shared/site/site-content/plain-words'
import { NewsSection } from '@nightshift/shared/site/site-content/sections/news'
import { DREADMOOR_CONTENT } from '@nightshift/shared/site/site-content/starting/dreadmoor/dreadmoor'
import { plainContent } from '@nightshift/shared/site/site-content/starting/plain-content'
import { isStorable } from '@nightshift/shared/storable'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawable } from './faces.ts'
import { releaseDate } from './release-date.ts'
import { releasePdf } from './release-pdf.ts'
import { checkedPdf } from './testing/checked-pdf.ts'

type Release = SiteContent['news']['list'][number]

const ORIGIN = 'https://dreadmoor.example'
const RELEASES = DREADMOOR_CONTENT.news.list
const pdfOf = (release: Release, { look, directions } = DREADMOOR_CONTENT) =>
  checkedPdf(
    releasePdf(
      { look, directions, news: { ...DREADMOOR_CONTENT.news, list: [release] } },
      release.id,
      ORIGIN,
    )!,
  )
const release = (words: Release['words'], headline = 'A headline'): Release => ({
  id: '2024-new',
  date: '2024-10-21',
  headline,
  words,
})

test.each(RELEASES)('the PDF of $id has its headline, date and whole text on one page', (one) => {
  const { pages, title, headings } = checkedPdf(releasePdf(DREADMOOR_CONTENT, one.id, ORIGIN)!)
  expect(pages).toHaveLength(1)
  expect(title).toBe(one.headline)
  expect(headings).toEqual([one.headline])
  expect(pages[0]!.lines.map(({ text }) => text).join(' ')).toBe(
    [
      'Dreadmoor Haunted Hayride',
      'Dreadmoor Farm, 1313 Wether Hill Road, Harrow Hollow, New York 12499 · dreadmoor.example',
      `For immediate release: ${releaseDate(one.date)}`,
      'Press contact: Wilhelmina Crow, press@dreadmoor.example, 845-555-0166',
      one.headline,
      ...plainWords(one.words),
      '###',
    ].join(' '),
  )
})

test('bold and italic text has faces of its own, and a line break stays one', () => {
  const { pages } = pdfOf(
    release([
      [
        { text: 'Open ' },
        { text: 'every', bold: true },
        { text: 'thing', italic: true },
        { text: '!\nReally', bold: true, italic: true },
      ],
    ]),
  )
  const [first, second] = pages[0]!.lines.slice(5)
  expect(first!.runs).toEqual([
    { font: 'Tinos-Regular', text: 'Open' },
    { font: 'Tinos-Bold', text: ' every' },
    { font: 'Tinos-Italic', text: 'thing' },
    { font: 'Tinos-BoldItalic', text: '!' },
  ])
  expect(second!.text).toBe('Really')
})

test('a web address follows the words of its link, once; other links are their words alone', () => {
  const href = 'https://tickets.example/autumn'
  const { pages } = pdfOf(
    release([
      [
        { text: 'Tickets are ' },
        { text: 'on ', href },
        { text: 'sale', bold: true, href },
        { text: '. See ' },
        { text: href, href },
        { text: ' or ' },
        { text: 'the questions', href: '/#faq' },
        { text: '.' },
      ],
    ]),
  )
  const words = pages[0]!.lines.map(({ text }) => text).join(' ')
  expect(words).toContain(`Tickets are on sale (${href}). See ${href} or the questions. ###`)
})

test('a long release has several numbered pages', () => {
  const { pages } = pdfOf(
    release(Array.from({ length: 30 }, () => [{ text: 'Corn and cider. '.repeat(20) }])),
  )
  expect(pages.length).toBeGreaterThan(2)
  expect(pages.map(({ footer }) => footer)).toEqual(pages.map((_, index) => `${index + 1} / ${pages.length}`))
})

test('a place without an address leaves the web address in the letterhead', () => {
  const { pages } = pdfOf(release([]), plainContent('Gallows Fair'))
  expect(pages[0]!.lines.slice(0, 3).map(({ text }) => text)).toEqual([
    'Gallows Fair A few weeks a year',
    'dreadmoor.example',
    'For immediate release: October 21, 2024',
  ])
})

test('the letterhead has the name in the display face of the site', () => {
  const [first] = pdfOf(release([])).pages[0]!.lines
  expect(first!.runs[0]).toEqual({ font: expect.stringMatching(/^Pirata/), text: 'Dreadmoor' })
})

test('other alphabets are drawn and can be copied', () => {
  const words = 'Łódź, Ελλάδα, Привет'
  expect(pdfOf(release([[{ text: words }]])).pages[0]!.lines.map(({ text }) => text)).toContain(words)
})

test('an unknown release has no PDF', () => {
  expect(releasePdf(DREADMOOR_CONTENT, '2021-before-us', ORIGIN)).toBeUndefined()
})

const HOSTILE = [
  ') Tj ET endstream endobj',
  '\\',
  '\\)',
  '(((',
  '\n',
  '\r\n',
  '\u0007\u001b',
  '%%EOF',
  'é“”€',
  '猫🎃',
]
const text = (maxLength: number) =>
  fc
    .oneof(
      fc.string({ maxLength, unit: 'grapheme' }),
      fc.string({ maxLength, unit: 'binary' }),
      fc.array(fc.constantFrom(...HOSTILE, ' ', 'word'), { maxLength: 8 }).map((parts) => parts.join('')),
      fc.string({ minLength: maxLength, maxLength, unit: fc.constantFrom('a', 'W', 'é', '(') }),
    )
    .map((given) => given.slice(0, maxLength))
    .filter(isStorable)
const span = fc.record(
  {
    text: text(300),
    bold: fc.constant(true as const),
    italic: fc.constant(true as const),
    href: fc.constantFrom('https://example.com/(a)', `https://example.com/${'x'.repeat(470)}`, '#faq'),
  },
  { requiredKeys: ['text'] },
)
const anyRelease = fc.record({
  id: fc.constant('2024-new'),
  date: fc.constant('2024-10-21'),
  headline: text(150).map((line) => line.replaceAll(/\p{Cc}/gu, '')),
  words: fc.array(fc.array(span, { minLength: 1, maxLength: 6 }), { maxLength: 12 }),
})

test('the PDF of any valid release is well formed, within its margins, and has all words in order', () => {
  const closed = (shown: string) => drawable(shown, 'roman').replaceAll(' ', '')
  fc.assert(
    fc.property(anyRelease, (one) => {
      expect(NewsSection.safeParse({ lead: '', description: '', list: [one] }).success).toBe(true)
      const { pages, title } = pdfOf(one)
      expect(title).toBe(one.headline)
      const shown = pages.flatMap(({ lines }) => lines.flatMap(({ runs }) => runs.map((run) => run.text)))
      const expected = [one.headline, ...one.words.flatMap(wordsWithAddresses), '###'].map(closed).join('')
      expect(closed(shown.join('')).endsWith(expected)).toBe(true)
    }),
    { numRuns: 60 },
  )
})

const wordsWithAddresses = (paragraph: Release['words'][number]) =>
  paragraph.flatMap(({ text: words, href }, index) => {
    const goesOn = paragraph[index + 1]?.href === href
    return href?.startsWith('http') && !goesOn ? [words, ` (${href})`] : [words]
  })
