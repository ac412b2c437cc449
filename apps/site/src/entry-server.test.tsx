// @vitest-environment jsdom
import type { LiveSite } from '@nightshift/shared/site/public-site/rendered'
import { DEFAULT_VITALS_URL } from '@nightshift/shared/site/public-site/settings'
import type { Ticket } from '@nightshift/shared/site/site-content/sections/tickets'
import { DREADMOOR_CONTENT } from '@nightshift/shared/site/site-content/starting/dreadmoor/dreadmoor'
import { mockApi } from '@nightshift/ui/testing/mock-api.ts'
import { configEntry } from '@nightshift/ui/testing/samples.ts'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { describe, expect, test, vi } from 'vitest'
import { PublicApp } from './app.tsx'
import { render } from './entry-server.tsx'
import { readPageData } from './lib/page-data.ts'

const SOURCES = [
  'main',
  'start',
  'pages/home-page',
  'pages/apply-page',
  'pages/press-page',
  'pages/demo-checkout-page',
]
const build = {
  manifest: Object.fromEntries(
    SOURCES.map((name) => [`src/${name}.tsx`, { file: `assets/${name}.js`, css: [`assets/${name}.css`] }]),
  ),
  styles: new Map(SOURCES.map((name) => [`/assets/${name}.css`, `.of-${name} {}`])),
}
const SETTINGS = { vitalsUrl: DEFAULT_VITALS_URL }
const LIVE: LiveSite = { content: DREADMOOR_CONTENT, closedNights: [] }
const [TICKET] = DREADMOOR_CONTENT.tickets.list as [Ticket, Ticket]
const withTickets = (list: Ticket[], seller = {}) => ({
  content: {
    ...DREADMOOR_CONTENT,
    tickets: {
      ...DREADMOOR_CONTENT.tickets,
      list,
      seller: { ...DREADMOOR_CONTENT.tickets.seller, ...seller },
    },
  },
  closedNights: [],
})
const visit = (changes = {}, live: LiveSite = LIVE) => ({
  origin: 'http://localhost:3000',
  publicConfig: [configEntry({ hostName: 'localhost', ...changes })],
  settings: SETTINGS,
  liveSite: async () => live,
  now: new Date('2024-10-01T12:00:00Z'),
})
const answerAt = (url: string, changes = {}, live = LIVE) => render(url, visit(changes, live), build)

/** The head and the page of a document. */
async function rendered(url: string, answer = answerAt(url)) {
  const page = await answer
  if (page.kind !== 'page') throw new Error(`${url} is no page: ${JSON.stringify(page)}`)
  const [, head, html] = /<head>(.*)<\/head>.*<div id="root">(.*)<\/div>\n<\/body>/s.exec(page.document)!
  return { head: head!, html: html!, isCheckout: page.isCheckout }
}

test('the home page is complete without scripts: its text, title and styles', async () => {
  const { html, head } = await rendered('/', answerAt('/', { publicMsg: 'Sold out tonight.' }))
  expect(html).toContain('Dreadmoor')
  expect(html).toContain('Sold out tonight.')
  expect(html).not.toContain('LOADING')
  expect(html).not.toContain('<title>')
  expect(head).toContain('<title>Dreadmoor Haunted Hayride</title>')
  expect(head).toContain('<style>.of-pages/home-page {}</style>')
})

test('a message is escaped in the page and in its data', async () => {
  const { html, head } = await rendered(
    '/',
    answerAt('/', { publicMsg: '</script><script>alert(1)</script>' }),
  )
  expect(html).not.toContain('<script>')
  expect(head).not.toContain('<script>')
})

test('hydration finds no mismatch and makes no call, and what is below the fold is revealed after it', async () => {
  const { html, head } = await rendered('/', answerAt('/', { publicMsg: 'Sold out tonight.' }))
  document.head.innerHTML = head
  document.body.innerHTML = `<div id="root">${html}</div>`
  const fetch = mockApi({})
  const mismatch = vi.fn()
  const logged = vi.spyOn(console, 'error')
  const root = document.getElementById('root')!
  const before = root.querySelector('h1')
  const app = await act(() =>
    hydrateRoot(root, <PublicApp pageData={readPageData()} />, { onRecoverableError: mismatch }),
  )
  const parts = [...root.querySelectorAll<HTMLElement>('.late')]
  const revealed = () => parts.filter(({ style }) => style.contentVisibility === 'visible')
  expect([parts.length > 5, revealed()]).toEqual([true, []])
  await vi.waitFor(() => expect(revealed()).toEqual(parts), { timeout: 10_000 })
  expect(mismatch).not.toHaveBeenCalled()
  expect(logged).not.toHaveBeenCalled()
  expect(fetch).not.toHaveBeenCalled()
  expect(root.querySelector('h1')).toBe(before)
  // The season of the sample has begun: it counts down to nothing, and shows no figures.
  expect(root.querySelector('[data-countdown]')?.getAttribute('data-countdown')).toBe('0:0:0:0')
  expect(root.textContent).not.toContain('0:0:0:0')
  expect(document.querySelectorAll('title')).toHaveLength(1)
  await act(() => app.unmount())
})

test('an application asks for the nights of the festival that the address names, not of the host', async () => {
  const season = { ...configEntry().season, opensAt: '2025-09-12T23:00:00.000Z', extraNights: [] }
  const publicConfig = [configEntry({ hostName: 'localhost' }), configEntry({ id: 2, season })]
  const { head, html } = await rendered('/apply/2', render('/apply/2', { ...visit(), publicConfig }, build))
  document.head.innerHTML = head
  expect(readPageData().seasonFacts?.weekends[0]?.[0]?.date).toBe('2025-09-12')
  expect(html).toContain('September 12, 2025')
  expect(html).not.toContain('2024')
})

test('in the next season, its calendar and structured data are shown, and no ticket of the last season', async () => {
  const season = { ...configEntry().season, opensAt: '2025-09-12T23:00:00.000Z', extraNights: ['2025-11-01'] }
  const { head, html } = await rendered('/', answerAt('/', { season }))
  expect(`${head}${html}`).not.toContain('2024-')
  expect(`${head}${html}`).not.toContain('Lights Out Ultimate')
  expect(head).toContain('"endDate":"2025-11-01"')
  const tickets = withTickets([{ ...TICKET, nights: ['2025-11-01'] }])
  const next = await rendered('/', answerAt('/', { season }, tickets))
  expect(next.html).toContain('1 Nov 2025 only')
  expect(next.html).toContain('date=2025-11-01')
})

test('the script has low fetch priority, in the build and in development', async () => {
  const { head } = await rendered('/')
  expect(head).toContain('<script type="module" fetchpriority="low" crossorigin src="/assets/main.js">')
  const inDevelopment = await rendered('/', render('/', visit(), undefined))
  expect(inDevelopment.head).toContain('<script type="module" src="/src/main.tsx">')
})

test.each([
  ['/', { enableHome: false }, '/employee'],
  ['/news', { enableHome: false }, '/'],
  ['/apply', { enableApps: false }, '/'],
  ['/demo-checkout', { enableHome: false }, '/'],
])('%s with %j leads to %s', async (url, changes, location) => {
  expect(await answerAt(url, changes)).toEqual({ kind: 'redirect', location })
})

test.each([
  ['/nowhere', {}],
  ['/old-page.php', {}],
  ['/nowhere', { enableHome: false }],
])('%s with %j is unknown and has no page', async (url, changes) => {
  expect(await answerAt(url, changes)).toEqual({ kind: 'unknown' })
})

test('the stub checkout exists for the demo seller only', async () => {
  const { isCheckout, html } = await rendered('/demo-checkout')
  expect(isCheckout).toBe(true)
  expect(html).toContain('Nothing is sold here')
  const tickets = { vendor: 'link', url: 'https://shop.example', products: {}, dates: {} } as const
  const settings = { ...SETTINGS, tickets }
  expect(await render('/demo-checkout', { ...visit(), settings }, build)).toEqual({
    kind: 'redirect',
    location: '/',
  })
})

test('the stub checkout is the same page for every query, and the browser fills in what was chosen', async () => {
  const address = '/demo-checkout?product=lights-out-ultimate&date=2024-11-02'
  const { html, head } = await rendered(address)
  expect(html).toBe((await rendered('/demo-checkout')).html)
  document.head.innerHTML = head
  document.body.innerHTML = `<div id="root">${html}</div>`
  window.history.replaceState(null, '', address)
  const mismatch = vi.fn()
  const root = document.getElementById('root')!
  const app = await act(() =>
    hydrateRoot(root, <PublicApp pageData={readPageData()} />, { onRecoverableError: mismatch }),
  )
  await vi.waitFor(() => expect(root.textContent).toContain('Lights Out Ultimate'), { timeout: 10_000 })
  expect(root.textContent).toContain('November 2, 2024')
  expect(mismatch).not.toHaveBeenCalled()
  await act(() => app.unmount())
  window.history.replaceState(null, '', '/')
})

test('a seller without a script is a link with its own ids', async () => {
  const url = 'https://shop.example/{product}?on={date}&n={quantity}'
  const ids = { products: { 'lights-out-ultimate': '42' }, dates: { '2024-11-02': '117' } }
  const settings = { ...SETTINGS, tickets: { vendor: 'link', url, ...ids } as const }
  const { html } = await rendered('/', render('/', { ...visit(), settings }, build))
  expect(html).toContain('href="https://shop.example/42?on=117&amp;n=1"')
})

describe('the metadata for crawlers', () => {
  const seriesAt = async (now: string) => {
    const { head } = await rendered('/', render('/', { ...visit(), now: new Date(now) }, build))
    return JSON.parse(/ld\+json">(.*?)<\/script>/.exec(head)?.[1] ?? '{}')
  }

  test('has the address, the picture and the texts of the page', async () => {
    const { head } = await rendered('/')
    expect(head).toContain('<link rel="canonical" href="http://localhost:3000/">')
    expect(head).toContain('content="http://localhost:3000/dreadmoor/share-halloween.jpg"')
    expect(head).toContain('property="og:title" content="Dreadmoor Haunted Hayride"')
    expect(head).toMatch(/property="og:image:alt" content="[^"]+"/)
  })

  test('has an event for each night, in the local time of the festival', async () => {
    const series = await seriesAt('2024-10-01T12:00:00Z')
    expect(series).toMatchObject({ '@type': 'EventSeries', startDate: '2024-09-13T19:00:00-04:00' })
    expect(series.subEvent).toHaveLength(15)
    expect(series.subEvent.at(-1)).toMatchObject({
      startDate: '2024-11-02T19:00:00-04:00',
      endDate: '2024-11-02T23:00:00-04:00',
      location: { address: { addressLocality: 'Harrow Hollow', postalCode: '12499' } },
      offers: [
        { name: 'Lights Out Admission', price: '28.99', availability: 'https://schema.org/InStock' },
        { name: 'Lights Out Ultimate', price: '42.99', availability: 'https://schema.org/InStock' },
      ],
    })
  })

  test('never marks a past night as in stock', async () => {
    expect(JSON.stringify(await seriesAt('2024-11-03T04:30:00Z'))).not.toContain('InStock')
  })

  test('a press release has a page of its own, and an unknown one leads to the list', async () => {
    const { head, html } = await rendered('/press/2024-lights-out', answerAt('/press/2024-lights-out', {}))
    const [release] = DREADMOOR_CONTENT.news.list
    expect(html).toContain(`<h1 class="`)
    expect(html).toContain(release!.headline)
    expect(html).toContain('<time dateTime="2024-10-21">October 21, 2024</time>')
    expect(html).toContain('Press contact: Wilhelmina Crow')
    expect(html).toContain('href="/press/2024-lights-out.pdf"')
    expect(head).toContain('<link rel="canonical" href="http://localhost:3000/press/2024-lights-out">')
    expect(head).toContain('property="og:type" content="article"')
    expect(head).toMatch(/<meta name="description" content="[^"]{50,210}"/)
    expect(await answerAt('/press/2021-before-us', {})).toEqual({ kind: 'redirect', location: '/news' })
    expect(await answerAt('/press/2024-lights-out', { enableHome: false })).toMatchObject({
      kind: 'redirect',
    })
  })

  test.each([
    ['/robots.txt', {}, /Sitemap: http:\/\/localhost:3000\/sitemap\.xml/],
    ['/robots.txt', {}, /Disallow: \/docs\nDisallow: \/openapi\.json\n/],
    ['/robots.txt', { enableHome: false }, /Disallow: \/\n$/],
    ['/sitemap.xml', {}, /<loc>http:\/\/localhost:3000\/press\/2024-lights-out<\/loc>/],
    ['/sitemap.xml', {}, /<loc>http:\/\/localhost:3000\/apply<\/loc>/],
    ['/press/2024-lights-out.pdf', {}, /^%PDF-1\.7/],
  ])('%s with %j is written', async (url, changes, expected) => {
    const answer = await answerAt(url, changes)
    expect(answer).toMatchObject({ kind: 'file', body: expect.stringMatching(expected) })
  })

  test.each([
    ['/sitemap.xml', { enableHome: false }],
    ['/press/2024-lights-out.pdf', { enableHome: false }],
    ['/icon.svg', { enableHome: false }],
    ['/press/nothing.pdf', {}],
  ])('%s with %j is nothing', async (url, changes) => {
    expect(await answerAt(url, changes)).toEqual({ kind: 'nothing' })
  })
})
