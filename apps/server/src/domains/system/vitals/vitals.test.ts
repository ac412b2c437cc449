import { expect, test } from 'vitest'
import { openVenue } from '../../../../test/testing/venue.ts'
import { webVitals } from '../../../platform/database/schema.ts'
import { deleteExpired } from '../../../platform/housekeeping.ts'

const venue = await openVenue()
const measured = { name: 'LCP', value: 1234.5, page: '/news' }

test('a measurement is stored with its page and nothing else', async () => {
  expect((await venue.visitor.post('/api/vitals', measured)).statusCode).toBe(204)
  const [row] = await venue.db.select().from(webVitals)
  expect(row).toEqual({ id: 1, at: venue.clock.now, ...measured })
})

test.each([
  { ...measured, name: 'MOOD' },
  { ...measured, value: -1 },
  { ...measured, page: '/apply?email=somebody' },
  { ...measured, visitor: 'somebody' },
])('%j is refused, and nothing is written', async (body) => {
  const before = await venue.everything()
  expect((await venue.visitor.post('/api/vitals', body)).statusCode).toBe(422)
  expect(await venue.everything()).toBe(before)
})

test('an administrator reads the 75th percentile of each page over 28 days', async () => {
  const ada = await venue.person('Ada', { accessLvl: 3 })
  const at = venue.clock.now
  const old = new Date(at.getTime() - 29 * 24 * 60 * 60_000)
  const page = '/percentiles'
  await venue.db
    .insert(webVitals)
    .values([
      ...[1000, 2000, 3000, 4000, 5000].map((value) => ({ name: 'LCP', value, page, at })),
      ...[0.01, 0.02].map((value) => ({ name: 'CLS', value, page, at })),
      ...Array.from({ length: 5 }, () => ({ name: 'TTFB', value: 80, page, at })),
      { name: 'LCP', value: 90_000, page, at: old },
    ])
  const pages = (await ada.get('/api/vitals')).json()
  expect(pages[0]).toEqual({ page, loads: 5, LCP: 4000, INP: null, CLS: 0.0175 })
  expect(pages).toContainEqual({ page: '/news', loads: 0, LCP: 1234.5, INP: null, CLS: null })
})

test('measurements are deleted after 90 days', async () => {
  const now = venue.clock.now
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000)
  await venue.db.insert(webVitals).values([
    { ...measured, page: '/kept', at: daysAgo(89) },
    { ...measured, page: '/gone', at: daysAgo(90) },
  ])
  await deleteExpired(venue.db, now)
  const left = (await venue.db.select().from(webVitals)).map(({ page }) => page)
  expect(left).toContain('/kept')
  expect(left).not.toContain('/gone')
})

test('an address that sends too many is rate limited', async () => {
  const replies = await Promise.all(
    Array.from({ length: 301 }, () => venue.visitor.post('/api/vitals', measured)),
  )
  expect(replies.map(({ statusCode }) => statusCode)).toContain(429)
  venue.wait(60_000)
  expect((await venue.visitor.post('/api/vitals', measured)).statusCode).toBe(204)
})
