import type { LiveSite } from '@nightshift/shared/site/public-site/rendered'
import { DEFAULT_VITALS_URL } from '@nightshift/shared/site/public-site/settings'
import type { SiteContent } from '@nightshift/shared/site/site-content/content'
import { fromLibrary } from '@nightshift/shared/site/site-content/from-library'
import { paragraphs } from '@nightshift/shared/site/site-content/plain-words'
import { DREADMOOR_CONTENT } from '@nightshift/shared/site/site-content/starting/dreadmoor/dreadmoor'
import { plainContent } from '@nightshift/shared/site/site-content/starting/plain-content'
import { configEntry } from '@nightshift/ui/testing/samples.ts'
import { expect, test } from 'vitest'
import { render } from './entry-server.tsx'

const PLAIN = plainContent('Marlowe Orchard')
const NOW = '2024-10-19T20:00:00Z'

type Given = {
  content?: SiteContent
  closed?: LiveSite['closedNights']
  preview?: { base: string }
  settings?: object
  now?: string
  salesAsOf?: string
}

function answerAt(url: string, given: Given = {}) {
  const { content = DREADMOOR_CONTENT, closed = [], preview, settings, now = NOW, salesAsOf } = given
  const visit = {
    origin: 'http://localhost:3000',
    publicConfig: [configEntry({ hostName: 'localhost', brand: '', ...(salesAsOf && { salesAsOf }) })],
    settings: { vitalsUrl: DEFAULT_VITALS_URL, ...settings },
    liveSite: async () => ({ content, closedNights: closed }),
    now: new Date(now),
    preview,
  }
  return render(url, visit, undefined)
}

async function documentAt(url: string, given?: Given) {
  const answer = await answerAt(url, given)
  if (answer.kind !== 'page') throw new Error(`${url} is ${answer.kind}`)
  return answer.document
}
const changed = <Name extends keyof SiteContent>(name: Name, changes: Partial<SiteContent[Name]>) => ({
  ...DREADMOOR_CONTENT,
  [name]: { ...DREADMOOR_CONTENT[name], ...changes },
})
const [ADMISSION, ULTIMATE] = DREADMOOR_CONTENT.tickets.list as [
  SiteContent['tickets']['list'][0],
  SiteContent['tickets']['list'][0],
]
const seriesOf = (document: string) => JSON.parse(/ld\+json">(.*?)<\/script>/.exec(document)![1]!)
const buyLinks = (document: string) => document.match(/href="\/demo-checkout\?product/g)?.length ?? 0

test('a picture of the library is shared in its largest width', async () => {
  const content = { ...PLAIN, look: { ...PLAIN.look, socialPicture: fromLibrary('maze') } }
  const document = await documentAt('/', { content })
  expect(document).toMatch(/property="og:image" content="[^"]*maze-1600[^"]*"/)
})

test('intensity is left out where nothing is scary', async () => {
  expect(await documentAt('/', { content: PLAIN })).not.toContain('Not scary')
  const [calm, ...others] = PLAIN.attractions.list
  const content = { ...PLAIN, attractions: { list: [{ ...calm!, skulls: 1 }, ...others] } }
  const document = await documentAt('/', { content })
  expect(document).toContain('1 of 5 skulls')
  expect(document).toContain('Not scary')
})

test('the footer does not repeat the name of the brand as an address', async () => {
  const footerOf = (document: string) => /<footer.*<\/footer>/s.exec(document)![0]
  expect(footerOf(await documentAt('/', { content: PLAIN })).match(/Marlowe Orchard/g)).toHaveLength(2)
  const place = { ...PLAIN.directions.place, street: '27 Pippin Lane' }
  const content = { ...PLAIN, directions: { ...PLAIN.directions, place } }
  expect(footerOf(await documentAt('/', { content }))).toContain('Marlowe Orchard, 27 Pippin Lane')
})

test("a page carries the files of its own pictures of the library, not the whole library's", async () => {
  const document = await documentAt('/', { content: PLAIN })
  const data = JSON.parse(/id="page-data">(.*?)<\/script>/.exec(document)![1]!)
  expect(Object.keys(data.libraryFiles).sort()).toEqual(['venue-1', 'venue-2', 'venue-tall', 'venue-wide'])
  expect(document).toMatch(/<img[^>]* srcSet="[^"]*venue-wide-1200/i)
})

test('a festival without content shows no empty section, and its navigation has no link to one', async () => {
  const place = { ...PLAIN.directions.place, street: '', town: '' }
  const content = {
    ...PLAIN,
    attractions: { list: [] },
    faq: { ...PLAIN.faq, list: [] },
    directions: { ...PLAIN.directions, place, words: [], position: null },
    news: { ...PLAIN.news, list: [] },
  }
  const document = await documentAt('/', { content })
  const anchors = [...document.matchAll(/<a class="[^"]*link[^"]*" href="(#[^"]*)"/g)].map(([, href]) => href)
  expect(new Set(anchors)).toEqual(new Set(['#tickets', '#schedule']))
  for (const id of ['faq', 'directions']) expect(document).not.toContain(`id="${id}"`)
  expect(document).not.toMatch(/<(h[1-6]|p|ul|dl)[^>]*><\/\1>/)
  expect(await documentAt('/news', { content })).toContain('There is no news yet.')
})

test('without a seller the tickets button leads to the words about tickets, and a card has no link', async () => {
  const { seller } = PLAIN.tickets
  const document = await documentAt('/', { content: changed('tickets', { seller }) })
  expect(document).toContain('At the gate')
  expect(document).toContain('href="/#tickets"')
  expect(document).not.toContain('/demo-checkout')
})

test.each([
  [{ soldOut: true }, 'Sold out', 'SoldOut'],
  [{ onSaleFrom: '2024-10-25T13:00:00.000Z' }, 'On sale from Friday, October 25, 9:00 AM', 'PreOrder'],
  [{ onSaleUntil: '2024-10-01T13:00:00.000Z' }, 'Sale ended', 'SoldOut'],
])('a ticket with %j has no link and says: %s', async (changes, words, availability) => {
  const list = [{ ...ADMISSION, ...changes }, ULTIMATE]
  const document = await documentAt('/', { content: changed('tickets', { list }) })
  expect(document).toContain(words)
  expect(buyLinks(document)).toBe(1)
  const { offers } = seriesOf(document).subEvent.at(-1)
  expect(offers[0].availability).toBe(`https://schema.org/${availability}`)
  expect(offers[1].availability).toBe('https://schema.org/InStock')
})

const AFTER_SEASON = '2024-11-20T12:00:00Z'

test('a season that is over does not sell: cards, calls to action, application form and metadata agree', async () => {
  const list = [ADMISSION, { ...ULTIMATE, nights: ['2024-10-18'] }]
  const given = { content: changed('tickets', { list }), now: AFTER_SEASON }
  const document = await documentAt('/', given)
  expect(document.match(/Sale ended/g)).toHaveLength(2)
  expect(buyLinks(document)).toBe(0)
  expect(document).not.toContain('/demo-checkout')
  expect(document).toMatch(/<a class="button" href="[^"]*#tickets">See you next season</)
  for (const { offers = [] } of seriesOf(document).subEvent)
    for (const { availability } of offers) expect(availability).toBe('https://schema.org/SoldOut')
  const form = await documentAt('/apply', given)
  expect(form).toContain('The 2024 season is over.')
  expect(form).not.toContain('<form')
})

test('proposed words about tickets go when the season is over, words of the operator stay', async () => {
  const ticketsSaying = (words: SiteContent['tickets']['words']) =>
    changed('tickets', { words, list: [], seller: { ...PLAIN.tickets.seller, vendor: 'gate' } })
  const proposed = { content: ticketsSaying(PLAIN.tickets.words) }
  expect(await documentAt('/', proposed)).toContain('Tickets are sold at the gate')
  const over = await documentAt('/', { ...proposed, now: AFTER_SEASON })
  expect(over).toContain('See you next season')
  expect(over).not.toContain('Tickets are sold at the gate')
  const own = { content: ticketsSaying([[{ text: 'Ask at the mill.' }]]), now: AFTER_SEASON }
  expect(await documentAt('/', own)).toContain('Ask at the mill.')
})

test('a ticket for nights that are all over has ended while others are sold', async () => {
  const list = [ADMISSION, { ...ULTIMATE, nights: ['2024-10-18'] }]
  const document = await documentAt('/', { content: changed('tickets', { list }) })
  expect(document.match(/Sale ended/g)).toHaveLength(1)
  expect(buyLinks(document)).toBe(1)
})

test('a season without tickets says that they are on sale soon, and the buttons lead there', async () => {
  const list = [{ ...ADMISSION, nights: ['2023-10-28'] }]
  const document = await documentAt('/', { content: changed('tickets', { list }) })
  expect(document).toMatch(/<a class="button" href="[^"]*#tickets">On sale soon</)
  expect(document).toMatch(/<section id="tickets".*On sale soon.*<\/section>/s)
  expect(document).not.toContain('/demo-checkout')
})

test('a demo is judged as of its date, which the footer says, and announces called-off nights as of now', async () => {
  const closed = [{ date: '2024-10-19', words: '' }]
  const given = { salesAsOf: '2024-10-12T16:00:00.000Z', closed }
  const document = await documentAt('/', given)
  expect(document).toContain('In this demo, tickets and the season are as of October 12, 2024.')
  expect(document).toContain('Closed tonight, Saturday, October 19.')
  const later = await documentAt('/', { ...given, now: '2030-01-01T00:00:00Z' })
  expect(buyLinks(later)).toBe(2)
  expect(later).not.toContain('Closed tonight')
  expect(await documentAt('/apply', { ...given, now: '2030-01-01T00:00:00Z' })).toContain('<form')
  expect(await documentAt('/')).not.toContain('In this demo')
})

test('a night that is called off is announced, cancelled with its date kept, marked in the calendar and not sold', async () => {
  const closed = [{ date: '2024-10-19', words: 'The barn is under water.' }]
  const list = [
    { ...ADMISSION, nights: ['2024-10-19'] },
    { ...ULTIMATE, nights: ['2024-10-18', '2024-10-19', '2024-10-25'] },
  ]
  const document = await documentAt('/', { content: changed('tickets', { list }), closed })
  expect(document).toContain('Closed tonight, Saturday, October 19. The barn is under water.')
  expect(document).toMatch(/<td>closed<\/td>/)
  expect(document).toContain('Closed on 19 Oct 2024')
  expect(buyLinks(document)).toBe(1)
  const night = seriesOf(document).subEvent.find(({ startDate }: { startDate: string }) =>
    startDate.startsWith('2024-10-19'),
  )
  expect(night.eventStatus).toBe('https://schema.org/EventCancelled')
  expect(night.offers).toBeUndefined()
})

test('the look is in the head: colours, the chosen face only, and an icon of the initial', async () => {
  const look = { ...PLAIN.look, palette: 'harvest', accent: '#d8b24a', face: 'western' } as const
  const document = await documentAt('/', { content: { ...PLAIN, look } })
  expect(document).toContain('--ground:#12140d')
  expect(document).toContain('--ember:#d8b24a')
  expect(document).toContain('content="#12140d"')
  expect(document).toContain('@font-face{font-family:"Rye"')
  expect(document).not.toMatch(/pirata|abril/i)
  expect(document).toContain('href="/icon.svg"')
  const icon = await answerAt('/icon.svg', { content: { ...PLAIN, look: { ...look, name: '<Ä & Co>' } } })
  expect(icon).toMatchObject({ type: 'image/svg+xml', body: expect.stringContaining('>Ä</text>') })
})

test('uploaded pictures have the addresses of their files, cropped around their focus', async () => {
  const id = '0123456789abcdef0123456789abcdef'
  const size = { width: 1600, height: 900, widths: [640, 1600], bytes: 90_000 }
  const upload = { from: 'upload', id, ...size, alt: 'Corn', focus: { x: 10, y: 20 } } as const
  const look = { hero: { wide: upload, tall: null }, socialPicture: upload, logo: upload }
  const document = await documentAt('/', { content: changed('look', look) })
  expect(document).toContain(`srcSet="/pictures/${id}-640.avif 640w, /pictures/${id}-1600.avif 1600w"`)
  expect(document).toContain('style="--focus:10% 20%;--focus-narrow:10% 20%"')
  expect(document).toContain(`property="og:image" content="http://localhost:3000/pictures/${id}-1600.webp"`)
  expect(document).toContain(`<link rel="icon" href="/pictures/${id}-1600.webp" type="image/webp">`)
})

test('rich text has emphasis, line breaks and checked links', async () => {
  const words = [
    [
      { text: 'Wear ' },
      { text: 'boots', bold: true as const },
      { text: ',\nread ' },
      { text: 'the rules', italic: true as const, href: '#policy4' },
      { text: ' or ', href: 'javascript:alert(1)' },
      { text: 'ask', href: 'https://example.com/' },
    ],
    ...paragraphs(' '),
  ]
  const document = await documentAt('/', { content: changed('directions', { words }) })
  expect(document.replaceAll('<!-- -->', '')).toContain(
    '<p>Wear <strong>boots</strong>,<br/>read <a href="/policies#policy4"><em>the rules</em></a> or <a href="https://example.com/" rel="noopener">ask</a></p></div>',
  )
})

test('a page carries the sections that it shows, and nothing that is hidden', async () => {
  const hidden = DREADMOOR_CONTENT.attractions.list.map((entry) => ({
    ...entry,
    shown: entry.id === 'bog' ? ('never' as const) : entry.shown,
  }))
  const home = await documentAt('/', { content: changed('attractions', { list: hidden }) })
  expect(home).not.toContain('half a boardwalk')
  expect(home).not.toContain('href="#bog"')
  expect(home).not.toContain('Thirty-one thousand screams')
  expect(home).not.toContain('Whoever touches an actor')
  const news = await documentAt('/news')
  expect(news).not.toContain('31,204 visitors')
  expect(news).not.toContain('half a boardwalk')
})

test('a preview carries its address, is not indexed and loads nothing of others', async () => {
  const settings = { adTagUrl: 'https://ads.example/tag.js', analyticsUrl: 'https://stats.example/s.js' }
  const document = await documentAt('/news', { preview: { base: '/preview/1' }, settings })
  expect(document).toContain('<meta name="robots" content="noindex">')
  expect(document).not.toMatch(/ads\.example|stats\.example/)
  const data = JSON.parse(/id="page-data">(.*?)<\/script>/.exec(document)![1]!)
  expect(data).toMatchObject({ host: 'localhost:3000', pathname: '/news', preview: { base: '/preview/1' } })
  expect(await documentAt('/news')).not.toContain('noindex')
})
