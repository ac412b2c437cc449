import fc from 'fast-check'
import type { SiteContent } from '../content.ts'
import { DISPLAY_FACE_NAMES } from '../display-faces.ts'
import { isReadableAccent, PALETTE_NAMES, PALETTES, TINT_NAMES } from '../palettes.ts'
import type { Picture } from '../picture.ts'
import { LIBRARY_NAMES } from '../picture-library.ts'
import type { RichText } from '../rich-text.ts'
import { HOME_ANCHORS } from '../sections/attractions.ts'
import { SEVERITIES } from '../sections/notice.ts'
import { SOCIAL_KINDS } from '../sections/partners.ts'

/** Texts that break out of badly written pages: markup, quotes, ends of elements, odd alphabets and long words. */
const HOSTILE = [
  '</script><script>hostile()</script>',
  '"><img src=x onerror=hostile()>',
  "' onmouseover='hostile()",
  '<b class="hostile">bold</b>',
  '</style><style>*{display:none}</style>',
  '</title><svg onload=hostile()>',
  '<!-- hostile',
  ']]><hostile/>',
  '{{hostile}} &lt;hostile&gt; &amp;',
  'javascript:hostile()',
  '\u202eesrever \u2066\u2069',
  'مرحبا بكم',
  '👩‍👩‍👧‍👦🎃 ﷽ Ẓ̌á̲ḷg̵',
  '\u2028\u2029\ufeff\u00a0',
  '\ufffe\u0001\u007f\t',
  'Donaudampfschifffahrtsgesellschaftskapitänswitwe'.repeat(4),
  '   ',
  '',
]

const text = (max: number) =>
  fc
    .oneof(
      fc.constantFrom(...HOSTILE),
      fc.lorem({ maxCount: 8 }),
      fc.string({ maxLength: max, unit: 'binary' }),
    )
    .map((value) =>
      [...value]
        .filter((letter) => letter !== '\0' && !/\p{Surrogate}/u.test(letter))
        .join('')
        .slice(0, max)
        .replace(/[\ud800-\udbff]$/, ''),
    )
const line = (max: number) => text(max).map((value) => value.replaceAll(/\p{Cc}/gu, ' '))

const LINKS = [
  'https://example.com/a?b=1&c=%22#d',
  'http://bücher.example',
  "https://example.com/'x'",
  'mailto:farm@example.com',
  'tel:+1 (518) 555-0142',
  '/apply',
  '#faq',
  '/policies#policy4',
]
const link = fc.constantFrom(...LINKS)
const linkOrNone = fc.constantFrom(...LINKS, '')

const richText: fc.Arbitrary<RichText> = fc.array(
  fc.array(
    fc.record(
      {
        text: text(200),
        bold: fc.constant(true as const),
        italic: fc.constant(true as const),
        href: link,
      },
      { requiredKeys: ['text'] },
    ),
    { minLength: 1, maxLength: 4 },
  ),
  { maxLength: 3 },
)

const percent = fc.integer({ min: 0, max: 100 })
const focus = fc.record({ x: percent, y: percent })
const picture: fc.Arbitrary<Picture> = fc.oneof(
  fc.record({
    from: fc.constant('library' as const),
    name: fc.constantFrom(...LIBRARY_NAMES),
    alt: line(300),
    focus,
  }),
  fc.record({
    from: fc.constant('upload' as const),
    id: fc.constant('0123456789abcdef0123456789abcdef'),
    width: fc.integer({ min: 1, max: 4000 }),
    height: fc.integer({ min: 1, max: 4000 }),
    widths: fc.uniqueArray(fc.integer({ min: 1, max: 4000 }), { minLength: 1, maxLength: 4 }),
    bytes: fc.integer({ min: 1, max: 1_000_000 }),
    alt: line(300),
    focus,
  }),
)
const pictureOrNone = fc.option(picture)

const SEASON_DATES = ['2024-09-13', '2024-10-19', '2024-11-02', '2023-10-28']
const INSTANTS = ['2024-09-01T12:00:00.000Z', '2024-10-01T12:00:00.000Z', '2024-12-01T12:00:00.000Z']
const date = fc.constantFrom(...SEASON_DATES)
const instant = fc.option(fc.constantFrom(...INSTANTS))
const slug = fc.constantFrom('one', 'two', 'three', 'a-b-c', 'name', 'faq-title', 'policy4', 'x'.repeat(60))
const list = <Entry extends { id: string }>(entry: fc.Arbitrary<Entry>, maxLength = 5) =>
  fc.uniqueArray(entry, { selector: ({ id }) => id, maxLength })
const titled = <Entry>(entry: fc.Arbitrary<Entry>) =>
  fc.record({ title: line(60), list: fc.array(entry, { maxLength: 4 }) })

const look: fc.Arbitrary<SiteContent['look']> = fc
  .record({
    name: line(60),
    title: line(60),
    tagline: line(80),
    intro: line(200),
    description: line(300),
    suggestedAge: line(20),
    copyright: line(120),
    palette: fc.constantFrom(...PALETTE_NAMES),
    accent: fc.constantFrom('#e59a4c', '#ffffff', '#7fb3d5'),
    face: fc.constantFrom(...DISPLAY_FACE_NAMES),
    hero: fc.record({ wide: pictureOrNone, tall: pictureOrNone }),
    logo: pictureOrNone,
    socialPicture: pictureOrNone,
  })
  .map((given) => ({
    ...given,
    accent: isReadableAccent(given.palette, given.accent) ? given.accent : PALETTES[given.palette].accents[0],
  }))

/** Any valid content, published or not. Its tickets and nights are of the default season and of others. */
const arbitraryContent: fc.Arbitrary<SiteContent> = fc.record({
  attractions: fc.record({
    list: list(
      fc.record({
        id: slug.filter((id) => !HOME_ANCHORS.includes(id)),
        name: line(60),
        navLabel: line(24),
        words: richText,
        skulls: fc.integer({ min: 0, max: 5 }),
        age: line(20),
        time: fc.option(
          fc.record({
            label: line(20),
            from: fc.integer({ min: 1, max: 600 }),
            to: fc.option(fc.integer({ min: 1, max: 600 })),
          }),
        ),
        tint: fc.constantFrom(...TINT_NAMES),
        layout: fc.constantFrom('full' as const, 'pictureRight' as const, 'pictureLeft' as const),
        picture: pictureOrNone,
        shown: fc.constantFrom('always' as const, 'halloween' as const, 'holiday' as const, 'never' as const),
      }),
    ),
  }),
  tickets: fc.record({
    title: line(60),
    words: richText,
    list: list(
      fc.record({
        id: slug,
        name: line(60),
        words: line(200),
        price: fc.constantFrom('0.00', '28.99', '9999.99'),
        nights: fc.oneof(fc.constant('all' as const), fc.uniqueArray(date)),
        sellerProduct: fc.constantFrom('', '42', 'a.b:c_d-e'),
        onSaleFrom: instant,
        onSaleUntil: instant,
        soldOut: fc.boolean(),
      }),
    ),
    seller: fc.record({
      vendor: fc.constantFrom(
        'gate' as const,
        'demo' as const,
        'link' as const,
        'pretix' as const,
        'fareharbor' as const,
      ),
      url: fc.constantFrom('', 'https://shop.example/{product}?on={date}&n={quantity}'),
      shortname: fc.constantFrom('', 'dreadmoor'),
      dates: fc.constantFrom<Record<string, string>[]>({}, { '2024-11-02': '117' }),
    }),
    partnerOffer: fc.option(
      fc.record({ name: line(60), words: line(300), link: line(60), href: linkOrNone }),
    ),
  }),
  nights: fc.record({ title: line(60), extraNight: line(200), gates: line(200), words: richText }),
  faq: fc.record({
    title: line(60),
    list: list(fc.record({ id: slug, question: line(150), answer: richText })),
  }),
  directions: fc.record({
    title: line(60),
    place: fc.record({
      name: line(80),
      street: line(80),
      town: line(80),
      state: line(60),
      country: fc.constantFrom('US', 'DE'),
    }),
    words: richText,
    position: fc.option(
      fc.record({
        latitude: fc.double({ min: -90, max: 90, noNaN: true }),
        longitude: fc.double({ min: -180, max: 180, noNaN: true }),
      }),
    ),
    drawing: fc.constantFrom('moor' as const, 'plain' as const),
  }),
  partners: fc.record({
    partners: titled(fc.record({ name: line(60), what: line(60), href: linkOrNone })),
    sponsors: titled(fc.record({ name: line(60), href: linkOrNone })),
    social: titled(fc.record({ kind: fc.constantFrom(...SOCIAL_KINDS), name: line(60), href: linkOrNone })),
  }),
  jobs: fc.record({
    join: fc.record({ title: line(60), words: line(300), link: line(40), picture: pictureOrNone }),
    title: line(60),
    intro: text(600),
    description: line(300),
    incentivesTitle: line(60),
    incentives: fc.array(fc.record({ gain: line(20), what: line(60) }), { maxLength: 4 }),
  }),
  policies: fc.record({
    lead: line(300),
    description: line(300),
    list: fc.tuple(richText, richText, line(80), line(80)).map(([one, other, name, otherName]) => [
      { id: 'policy4', name, words: one },
      { id: 'policy7', name: otherName, words: other },
    ]),
  }),
  news: fc.record({
    lead: line(300),
    description: line(300),
    list: list(fc.record({ id: slug, date, headline: line(150), words: richText })),
  }),
  notice: fc.record({
    text: line(500),
    from: instant,
    until: instant,
    severity: fc.constantFrom(...SEVERITIES),
  }),
  look,
})

/** Checks a property of any valid content. A fixed seed makes a failure reproducible; FUZZ_SEED generates other content. */
export const assertForAnyContent = (numRuns: number, check: (content: SiteContent) => Promise<void>) =>
  fc.assert(fc.asyncProperty(arbitraryContent, check), {
    numRuns: Number(process.env.FUZZ_CALLS ?? numRuns),
    seed: Number(process.env.FUZZ_SEED ?? 1031),
    // Shrinking renders hundreds of pages.
    endOnFailure: true,
  })
