// @vitest-environment jsdom
import { DEFAULT_VITALS_URL } from '@nightshift/shared/site/public-site/settings'
import {
  CHRISTMAS_CONTENT,
  DREADMOOR_CONTENT,
} from '@nightshift/shared/site/site-content/starting/dreadmoor/dreadmoor'
import { configEntry } from '@nightshift/ui/testing/samples.ts'
import { describe, expect, test } from 'vitest'
import { render } from './entry-server.tsx'

const answerAt = (url: string, changes = {}, content = DREADMOOR_CONTENT) =>
  render(
    url,
    {
      origin: 'http://localhost:3000',
      publicConfig: [configEntry({ hostName: 'localhost', ...changes })],
      settings: { vitalsUrl: DEFAULT_VITALS_URL },
      liveSite: async () => ({ content, closedNights: [] }),
      now: new Date('2024-10-01T12:00:00Z'),
    },
    undefined,
  )

/** The page that browsers and crawlers get, before any script runs. */
async function pageAt(...visit: Parameters<typeof answerAt>) {
  const answer = await answerAt(...visit)
  if (answer.kind !== 'page') throw new Error(`${visit[0]} is ${answer.kind}`)
  const page = new DOMParser().parseFromString(answer.document, 'text/html')
  const all = (selector: string) => [...page.querySelectorAll(selector)]
  return {
    all,
    texts: (selector: string) => all(selector).map(({ textContent }) => textContent),
    textOf: (selector: string) => page.querySelector(selector)!.textContent,
    hrefOf: (words: string) =>
      all('a')
        .find(({ textContent }) => textContent === words)
        ?.getAttribute('href'),
  }
}

describe('the home page', async () => {
  const { all, textOf, hrefOf } = await pageAt('/')

  test('has a link to each of its sections', () => {
    const links = all('nav[aria-label="Sections"]')[0]!.querySelectorAll('a')
    expect([...links].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Hayride', '#hayride'],
      ['The Bog', '#bog'],
      ['Psychosis', '#psychosis'],
      ['Midway', '#midway'],
      ['Tickets', '#tickets'],
      ['Schedule', '#schedule'],
      ['Directions', '#directions'],
      ['FAQ', '#faq'],
    ])
    for (const { hash } of links) expect(all(hash), hash).toHaveLength(1)
  })

  test('says of each attraction how scary it is, for whom, and how long it takes', () => {
    for (const id of ['hayride', 'bog', 'psychosis', 'midway']) expect(textOf(`#${id}`)).toContain('13+')
    expect(textOf('#bog')).toContain('20 minutes')
    expect(textOf('#psychosis')).toContain('10 to 15 minutes')
    const skulls = all('[role=img]').map((image) => image.getAttribute('aria-label'))
    expect(skulls).toEqual(['3 of 5 skulls', '4 of 5 skulls', '5 of 5 skulls', '1 of 5 skulls'])
  })

  test('has the prices, and every night of the season', () => {
    for (const words of ['$28.99', '$42.99', '2 Nov 2024 only']) expect(textOf('#tickets')).toContain(words)
    expect(textOf('#schedule caption')).toBe('Nights of the 2024 season')
    expect(all('#schedule tr')).toHaveLength(16)
  })

  test('leads to the map, the partners, the news and the staff entrance', () => {
    const ways = all('#directions a').map((way) => way.getAttribute('href'))
    expect(ways).toHaveLength(2)
    for (const way of ways) expect(way).toMatch(/^https:.*openstreetmap/)
    for (const id of ['partners', 'sponsors', 'social']) {
      const links = all(`section[aria-labelledby^="${id}"] a`)
      expect(links.length, id).toBeGreaterThan(0)
      for (const link of links) expect(link.getAttribute('href')).toMatch(/^https:\/\//)
    }
    expect([hrefOf('News'), hrefOf('Staff'), hrefOf('Work with us')]).toEqual([
      '/news',
      '/employee',
      '/apply',
    ])
  })

  test('answers every question without scripts', () => {
    const entries = all('#faq details')
    expect(entries.length).toBeGreaterThan(5)
    for (const entry of entries) expect(entry.querySelector('p')?.textContent).toBeTruthy()
    for (const fact of [
      'Groups of 10 or more can be bought online.',
      'Groups over 50 need 48 hours’ notice',
      'Group rates apply only to the unlimited ticket.',
      'The suggested age is 13+',
      'No refunds.',
    ])
      expect(textOf('#faq')).toContain(fact)
  })

  test('of the holiday variant has its own tickets, no hayride, and no link to a form that is closed', async () => {
    const holiday = await pageAt('/', { variant: 'holiday', enableApps: false }, CHRISTMAS_CONTENT)
    expect(holiday.textOf('h1')).toBe('Scary Little Christmas at Dreadmoor')
    expect(holiday.all('#hayride')).toEqual([])
    expect(holiday.texts('#tickets article h3')).toEqual([
      ...['Scary Little Christmas', 'Fast Pass', 'Ultimate', 'Fast Pass Ultimate'],
    ])
    const prices = holiday.texts('#tickets article').map((card) => /\d+\.\d\d/.exec(card!)?.[0])
    expect(prices).toEqual(['28.99', '44.99', '42.99', '49.99'])
    expect(holiday.hrefOf('Get the combo at Blackthorn')).toMatch(/^https:/)
    expect(holiday.all('a[href="/apply"]')).toEqual([])
  })
})

test('the policies are readable without scripts', async () => {
  const { all, texts } = await pageAt('/policies')
  const policies = all('main details')
  expect(texts('main details > summary')).toEqual([
    'Ticket Disclaimer',
    'Photography and Video',
    'Web Cookies',
    'Privacy Policy',
    'Terms of Use',
  ])
  for (const policy of policies) expect(policy.querySelector('p')?.textContent).toBeTruthy()
  expect(policies[0]!.textContent).toContain('no refunds')
  expect(policies[0]!.id).toBe('policy4')
})

test('the press releases are listed by year, newest first, and each is a PDF to download', async () => {
  const { all, texts, textOf, hrefOf } = await pageAt('/news')
  expect(hrefOf('Dreadmoor')).toBe('/')
  expect(texts('main h2')).toEqual(['2024', '2023', '2022'])
  expect(textOf('table[aria-label="Press releases of 2024"]')).toContain('October 21, 2024')
  const links = all('a[download]')
  expect(links.length).toBeGreaterThanOrEqual(6)
  expect(links[0]!.getAttribute('href')).toBe('/press/2024-lights-out.pdf')
  for (const link of links) {
    const file = await answerAt(link.getAttribute('href')!)
    expect(file).toMatchObject({ type: 'application/pdf', body: expect.stringMatching(/^%PDF-/) })
  }
})

test('the application form names what people get, has all its fields, says that it needs scripts, and leads back', async () => {
  const { all, texts, textOf, hrefOf } = await pageAt('/apply')
  const gains = texts('aside li')
  for (const gain of ['$20 Referral bonus', '$40 Saturday cash advance', '$100 Best scare video prize'])
    expect(gains).toContain(gain)
  expect(all('form [name=firstName], form [name=available][checked]')).toHaveLength(16)
  expect(textOf('noscript')).toContain('This form needs JavaScript.')
  expect(hrefOf('Schedule')).toBe('/#schedule')
})
