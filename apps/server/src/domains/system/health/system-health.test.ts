import { randomUUID } from 'node:crypto'
import { badgeCodeOf } from '@nightshift/shared/kiosk/badge'
import { expect, test } from 'vitest'
import { openVenue } from '../../../../test/testing/venue.ts'
import { readConfig } from '../../../platform/config.ts'
import { slowCalls } from '../../../platform/database/schema.ts'
import { deleteExpired } from '../../../platform/housekeeping.ts'
import { VERSION } from '../../../platform/release.ts'
import { systemHealth } from './system-health.service.ts'

const venue = await openVenue()
const ada = await venue.person('Ada', { accessLvl: 3 })
const read = async () => (await ada.get('/api/system/health')).json()

const DAY_MS = 24 * 60 * 60_000
const daysAgo = (days: number) => new Date(venue.clock.now.getTime() - days * DAY_MS)
const slow = (lastAt: Date, values: Partial<typeof slowCalls.$inferInsert> = {}) => ({
  day: lastAt.toISOString().slice(0, 10),
  method: 'GET',
  route: '/api/timeclock',
  calls: 2,
  totalMs: 3_000,
  slowestMs: 1_800,
  lastAt,
  ...values,
})

test('says which version runs, and how the database is', async () => {
  const health = await read()
  expect(health).toMatchObject({ version: VERSION, scans: { count: 0, lastAt: null }, browserErrors: [] })
  expect(Date.parse(health.startedAt)).toBeLessThan(Date.now())
  expect(health.database.sizeBytes).toBeGreaterThan(1_000_000)
  expect(health.database.connections).toBeGreaterThan(0)
  expect(health.database.maxConnections).toBeGreaterThan(health.database.connections)
})

test('says how full the disk of the embedded database is, and nothing about the disk of another server', async () => {
  const embedded = readConfig({ DATA_DIR: import.meta.dirname })
  const { disk, database } = await systemHealth(venue.db, embedded, venue.clock.now, venue.clock.now)
  expect(database.isEmbedded).toBe(true)
  expect(disk!.totalBytes).toBeGreaterThan(disk!.freeBytes)
  const elsewhere = readConfig({ DATABASE_URL: 'postgres://db.example/venue' })
  expect(await systemHealth(venue.db, elsewhere, venue.clock.now, venue.clock.now)).toMatchObject({
    disk: null,
    backups: { automatic: false },
    database: { isEmbedded: false },
  })
})

test('adds up the slow calls of a week by route', async () => {
  await venue.db
    .insert(slowCalls)
    .values([
      slow(daysAgo(0)),
      slow(daysAgo(3), { calls: 1, totalMs: 4_500, slowestMs: 4_500 }),
      slow(daysAgo(1), { route: '/api/users', calls: 9, totalMs: 9_900, slowestMs: 1_200 }),
      slow(daysAgo(8), { route: '/api/events' }),
    ])
  expect((await read()).slowCalls).toEqual([
    {
      method: 'GET',
      route: '/api/users',
      calls: 9,
      recently: 9,
      averageMs: 1_100,
      slowestMs: 1_200,
      lastAt: daysAgo(1).toISOString(),
    },
    {
      method: 'GET',
      route: '/api/timeclock',
      calls: 3,
      recently: 2,
      averageMs: 2_500,
      slowestMs: 4_500,
      lastAt: daysAgo(0).toISOString(),
    },
  ])
})

test('slow calls are deleted after 8 days', async () => {
  await deleteExpired(venue.db, venue.clock.now)
  const routes = (await venue.db.select().from(slowCalls)).map(({ route }) => route)
  expect(new Set(routes)).toEqual(new Set(['/api/users', '/api/timeclock']))
})

test('adds up the errors of a week in browsers, the latest first', async () => {
  const report = { kind: 'uncaught', message: 'broken', frames: [], page: '/', release: '0.1.0' }
  const requestId = randomUUID()
  await venue.visitor.post('/api/errors', { ...report, frames: ['/assets/a.js:1:1'] })
  await venue.visitor.post('/api/errors', { ...report, requestId })
  const firstAt = venue.clock.now.toISOString()
  venue.wait(3 * DAY_MS)
  const later = await venue.person('Bo', { accessLvl: 3 })
  await venue.visitor.post('/api/errors', report)
  expect((await later.get('/api/system/health')).json().browserErrors).toEqual([
    {
      ...report,
      count: 2,
      recently: 1,
      firstAt,
      lastAt: venue.clock.now.toISOString(),
      requestId,
    },
    {
      ...report,
      frames: ['/assets/a.js:1:1'],
      count: 1,
      recently: 0,
      firstAt,
      lastAt: firstAt,
      requestId: null,
    },
  ])
})

test('shows the kiosks in use as they reported themselves last', async () => {
  const report = {
    waitingPunches: 2,
    oldestWaitingAt: venue.clock.now,
    clockSkewMs: -1_500,
    storagePersisted: false,
    lastSeenAt: venue.clock.now,
  }
  const { id, name } = await venue.kiosk('Front gate', report)
  await venue.kiosk('Gone', { revokedAt: venue.clock.now })
  await venue.kiosk('Not yet', { enrolledAt: null, tokenHash: null })
  const { kiosks } = await systemHealth(venue.db, readConfig({}), venue.clock.now, venue.clock.now)
  expect(kiosks).toEqual([{ id, name, festivalName: 'Dreadmoor', ...report }])
})

test('counts the badge scans of a day', async () => {
  const ash = await venue.hire('Ash', 'Actor')
  const scan = () =>
    venue.visitor
      .with({ 'idempotency-key': randomUUID() })
      .post('/api/badgescan', { badgeCode: badgeCodeOf(ash.id) })
  await scan()
  venue.wait(DAY_MS)
  await scan()
  const { scans } = await systemHealth(venue.db, readConfig({}), venue.clock.now, venue.clock.now)
  expect(scans).toEqual({ count: 1, lastAt: venue.clock.now })
})
