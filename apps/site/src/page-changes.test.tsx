import { nightsOf, shiftEndsAt } from '@nightshift/shared/seasons/nights'
import { isNightOver, letsInUntil } from '@nightshift/shared/setup/festivals/gates'
import { DEFAULT_VITALS_URL } from '@nightshift/shared/site/public-site/settings'
import type { SiteContent } from '@nightshift/shared/site/site-content/content'
import { DREADMOOR_CONTENT } from '@nightshift/shared/site/site-content/starting/dreadmoor/dreadmoor'
import { assertForAnyContent } from '@nightshift/shared/site/site-content/testing/arbitrary-content'
import { configEntry } from '@nightshift/ui/testing/samples.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { render } from './entry-server.tsx'

const HOST = configEntry({ hostName: 'localhost' })
const { season, timeZone } = HOST
/** Of a festival elsewhere, whose form is on this host, too. */
const OTHER = configEntry({
  id: 2,
  hostName: 'other.example',
  timeZone: 'Australia/Lord_Howe',
  season: { ...season, opensAt: '2024-09-27T09:30:00.000Z', weekends: 2, extraNights: [] },
})
const NIGHTS = nightsOf(season, timeZone)
const SECOND = NIGHTS[1]!
const CLOSED = [{ date: SECOND.date, words: 'The wind is too strong.' }]

async function pageAt(path: string, content: SiteContent, now: Date) {
  const rendered = await render(
    path,
    {
      origin: 'http://localhost:3000',
      publicConfig: [HOST, OTHER],
      settings: { vitalsUrl: DEFAULT_VITALS_URL },
      liveSite: async () => ({ content, closedNights: CLOSED }),
      now,
    },
    undefined,
  )
  if (rendered.kind !== 'page') throw new Error(`${path} is ${rendered.kind}`)
  return rendered
}

/** Where something may change: around the instants of the content, and on and between nights. */
const STARTS = [
  '2024-10-01T11:30:00Z',
  '2024-09-01T11:30:00Z',
  '2024-09-13T03:00:00Z',
  '2024-12-01T03:00:00Z',
  '2024-10-01T11:59:59.999Z',
  '2024-09-14T22:59:59Z',
  '2024-11-02T02:00:00Z',
]
const PAGES = ['/', '/apply', '/apply/2', '/news']

test('a page stays the same, to the byte, until the instant that it names', async () => {
  let count = 0
  await assertForAnyContent(42, async (content) => {
    const path = count % 3 === 0 ? PAGES[(count / 3) % PAGES.length]! : '/'
    let now = new Date(STARTS[count++ % STARTS.length]!)
    const [shares] = fc.sample(
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 2, maxLength: 2 }),
      {
        numRuns: 1,
        seed: count,
      },
    )
    for (const share of shares!) {
      const { document, changesAt } = await pageAt(path, content, now)
      const length = changesAt.getTime() - now.getTime()
      expect(length).toBeGreaterThan(0)
      expect(length).toBeLessThanOrEqual(25 * 3_600_000)
      for (const later of [Math.floor(length * share), length - 1]) {
        const again = await pageAt(path, content, new Date(now.getTime() + later))
        expect(again.document).toBe(document)
      }
      now = changesAt
    }
  })
}, 60_000)

const at = (instant: string) => new Date(instant)
const TICKETS = {
  ...DREADMOOR_CONTENT.tickets,
  seller: { ...DREADMOOR_CONTENT.tickets.seller, vendor: 'demo' as const },
}
const NOTICE = { text: 'Mud on the lot.', from: null, until: null, severity: 'info' as const }

test.each<[string, Partial<SiteContent>, Date]>([
  [
    'a notice begins',
    { notice: { ...NOTICE, from: '2024-09-20T16:20:00.000Z' } },
    at('2024-09-20T16:20:00Z'),
  ],
  ['a notice ends', { notice: { ...NOTICE, until: '2024-09-20T16:21:00.000Z' } }, at('2024-09-20T16:21:00Z')],
  [
    'a sale starts',
    { tickets: { ...TICKETS, list: [{ ...TICKETS.list[0]!, onSaleFrom: '2024-09-20T16:22:00.000Z' }] } },
    at('2024-09-20T16:22:00Z'),
  ],
  [
    'a sale ends',
    { tickets: { ...TICKETS, list: [{ ...TICKETS.list[0]!, onSaleUntil: '2024-09-20T16:23:00.000Z' }] } },
    at('2024-09-20T16:23:00Z'),
  ],
  ['the message about a night that is called off ends', {}, shiftEndsAt(season, SECOND, timeZone)],
  ['the message about a night that is called off begins at midnight', {}, at('2024-09-14T04:00:00Z')],
  [
    'a night is over',
    { tickets: { ...TICKETS, list: [{ ...TICKETS.list[0]!, nights: 'all' }] } },
    new Date(letsInUntil(season, NIGHTS[0]!, timeZone) + 1),
  ],
])('a page changes at the instant that it names: %s', async (_, changes, instant) => {
  const content = { ...DREADMOOR_CONTENT, ...changes }
  const before = await pageAt('/', content, new Date(instant.getTime() - 1))
  expect(before.changesAt).toEqual(instant)
  expect((await pageAt('/', content, instant)).document).not.toBe(before.document)
})

test('a night is over one millisecond after the last in which somebody is let in', () => {
  const last = letsInUntil(season, SECOND, timeZone)
  expect(isNightOver(season, SECOND, timeZone, new Date(last))).toBe(false)
  expect(isNightOver(season, SECOND, timeZone, new Date(last + 1))).toBe(true)
})
