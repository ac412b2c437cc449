import type { BrowserErrorReport } from '@nightshift/shared/system/health/contract'
import { expect, test, vi } from 'vitest'
import { openVenue } from '../../../../test/testing/venue.ts'
import { browserErrors } from '../../../platform/database/schema.ts'
import { deleteExpired } from '../../../platform/housekeeping.ts'
import { metricsText } from '../../../platform/metrics/metrics.ts'
import { MOST_GROUPS, noteBrowserError } from './browser-errors.service.ts'

const venue = await openVenue()

const report: BrowserErrorReport = {
  kind: 'uncaught',
  message: `Cannot read 'Sam Hollow' of 555-0134, sam@example.com`,
  frames: ['/assets/common-Ab12.js:1:2345', '/assets/main-Cd34.js:2:10'],
  page: '/employee/timeclock',
  release: '0.1.0',
}
const send = (more: object = {}) => venue.visitor.post('/api/errors', { ...report, ...more })
const stored = (page: string) =>
  venue.db
    .select()
    .from(browserErrors)
    .then((rows) => rows.filter((row) => row.page === page))

test('an error is stored without personal data', async () => {
  const requestId = '4f9b8a52-9e43-4ad4-8f9a-6a1c4e3b7d10'
  expect((await send({ requestId })).statusCode).toBe(204)
  const [row] = await stored('/employee/timeclock')
  expect(row).toEqual({
    day: '2024-10-04',
    digest: expect.any(Buffer),
    release: '0.1.0',
    kind: 'uncaught',
    page: '/employee/timeclock',
    message: 'Cannot read "…" of #-#, …',
    frames: report.frames,
    count: 1,
    firstAt: venue.clock.now,
    lastAt: venue.clock.now,
    requestId,
  })
})

test('errors of the same release, kind, page, message and place are one group of the day', async () => {
  const page = '/scanner'
  const first = venue.clock.now
  for (const message of ['Badge 1 failed', 'Badge 22 failed']) await send({ page, message })
  venue.wait(1_000)
  await send({ page, message: 'Badge 3 failed' })
  expect(await stored(page)).toMatchObject([{ count: 3, firstAt: first, lastAt: venue.clock.now }])
  await send({ page, message: 'Badge 3 failed', kind: 'rejection' })
  await send({ page, message: 'Badge 3 failed', frames: [] })
  await send({ page, message: 'Badge 3 failed', release: '0.2.0' })
  expect(await stored(page)).toHaveLength(4)
})

test('a chunk that fails to load is a kind of its own, and counted', async () => {
  const message = 'Failed to fetch dynamically imported module: http://localhost/assets/audit-page-x.js'
  await send({ kind: 'boundary', page: '/employee/admin', message, frames: [] })
  expect(await stored('/employee/admin')).toMatchObject([
    { kind: 'chunk', message: 'Failed to fetch dynamically imported module: /assets/audit-page-x.js' },
  ])
  expect(await metricsText()).toContain('nightshift_browser_errors_total{kind="chunk"} 1')
})

test('an address that is no page of ours is not stored', async () => {
  await send({ page: '/employee/sam.hollow' })
  expect(await stored('other')).toHaveLength(1)
})

test('noise is accepted and not stored', async () => {
  const before = await venue.everything()
  expect((await send({ message: 'Script error.' })).statusCode).toBe(204)
  expect(await venue.everything()).toBe(before)
})

test.each([
  { kind: 'chunk' },
  { message: 'x'.repeat(301) },
  { frames: ['https://elsewhere.example/a.js:1:1'] },
  { frames: Array.from({ length: 6 }, () => '/assets/a.js:1:1') },
  { page: '/apply?email=somebody' },
  { release: 'a b' },
  { requestId: 'somebody' },
  { username: 'somebody' },
])('%j is refused, and nothing is written', async (wrong) => {
  const before = await venue.everything()
  expect((await send(wrong)).statusCode).toBe(422)
  expect(await venue.everything()).toBe(before)
})

test('the first error of a group is one line in the log, without personal data', async () => {
  const log = { warn: vi.fn() }
  for (let n = 0; n < 3; n += 1)
    await noteBrowserError(venue.db, { ...report, page: '/news' }, venue.clock.now, log)
  expect(log.warn).toHaveBeenCalledTimes(1)
  expect(log.warn.mock.calls[0]![0]).toEqual({
    browserError: {
      release: '0.1.0',
      kind: 'uncaught',
      page: '/news',
      message: 'Cannot read "…" of #-#, …',
      frames: report.frames,
      requestId: null,
    },
  })
})

test('a day has room for so many groups, and further errors are only counted', async () => {
  venue.wait(24 * 60 * 60_000)
  const log = { warn: vi.fn() }
  const words = Array.from({ length: MOST_GROUPS + 5 }, (_, n) => `word${'x'.repeat(n)}`)
  for (const message of words) await noteBrowserError(venue.db, { ...report, message }, venue.clock.now, log)
  const today = (await venue.db.select().from(browserErrors)).filter(({ day }) => day === '2024-10-05')
  expect(today).toHaveLength(MOST_GROUPS + 1)
  expect(today.filter(({ page }) => page === 'other')).toMatchObject([{ count: 5 }])
  expect(log.warn).toHaveBeenCalledTimes(MOST_GROUPS + 1)
  // What is known already still has room.
  await noteBrowserError(venue.db, { ...report, message: words[0]! }, venue.clock.now, log)
  const [again] = (await venue.db.select().from(browserErrors)).filter(
    ({ day, message }) => day === '2024-10-05' && message === words[0],
  )
  expect(again?.count).toBe(2)
})

test('errors are deleted after 8 days', async () => {
  const kept = venue.clock.now
  venue.wait(7 * 24 * 60 * 60_000)
  await deleteExpired(venue.db, venue.clock.now)
  const days = (await venue.db.select().from(browserErrors)).map(({ day }) => day)
  expect(new Set(days)).toEqual(new Set([kept.toISOString().slice(0, 10)]))
  venue.wait(24 * 60 * 60_000)
  await deleteExpired(venue.db, venue.clock.now)
  expect(await venue.db.select().from(browserErrors)).toEqual([])
})

test('a network that sends too many is rate limited', async () => {
  const replies = await Promise.all(Array.from({ length: 61 }, () => send()))
  expect(replies.map(({ statusCode }) => statusCode).filter((status) => status === 429)).toHaveLength(1)
  expect((await venue.visitor.from('192.0.2.7').post('/api/errors', report)).statusCode).toBe(204)
  venue.wait(60_000)
  expect((await send()).statusCode).toBe(204)
})
