import { describe, expect, test } from 'vitest'
import type { BrowserErrorGroup, KioskHealth, SlowCall, SystemHealth } from './contract.ts'
import { problemsOf } from './problems.ts'

const GB = 2 ** 30
const at = '2024-10-04T22:00:00.000Z'

const well: SystemHealth = {
  checkedAt: at,
  version: '1.2.0',
  startedAt: at,
  database: { isEmbedded: true, sizeBytes: GB, connections: 12, maxConnections: 100 },
  disk: { freeBytes: 20 * GB, totalBytes: 100 * GB },
  backups: {
    automatic: true,
    folder: 'ok',
    lastGood: { at, rows: 41_220, bytes: 3_100_000, encrypted: false },
    lastFailure: null,
    lastPing: null,
    overdue: false,
    kept: 9,
  },
  scans: { count: 0, lastAt: null },
  kiosks: [],
  slowCalls: [],
  browserErrors: [],
}

const slow = (recently: number, calls = recently): SlowCall => ({
  method: 'GET',
  route: '/api/timeclock',
  calls,
  recently,
  averageMs: 1200,
  slowestMs: 2400,
  lastAt: at,
})

const failed = (recently: number, release = '1.2.0', page = '/scanner'): BrowserErrorGroup => ({
  release,
  kind: 'uncaught',
  page,
  message: 'broken',
  frames: [],
  count: recently,
  recently,
  firstAt: at,
  lastAt: at,
  requestId: null,
})

test('a system without problems needs nothing', () => {
  expect(problemsOf(well)).toEqual([])
})

describe('backups', () => {
  const backups = well.backups as Extract<SystemHealth['backups'], { automatic: true }>
  const later = '2024-10-05T10:00:00.000Z'

  test.each([
    ['are made outside', { automatic: false as const }, []],
    ['are overdue', { ...backups, overdue: true }, [{ kind: 'backup', problem: { kind: 'overdue' } }]],
    [
      'failed after the last good one',
      { ...backups, lastFailure: { at: later, reason: 'No space.' } },
      [{ kind: 'backup', problem: { kind: 'failed', at: later, reason: 'No space.' } }],
    ],
    [
      'failed before the last good one',
      { ...backups, lastFailure: { at: '2024-10-01T10:00:00.000Z', reason: 'No space.' } },
      [],
    ],
    [
      'have no folder, which is why they failed',
      { ...backups, folder: 'notMounted' as const, lastFailure: { at: later, reason: 'No folder.' } },
      [{ kind: 'backup', problem: { kind: 'notMounted' } }],
    ],
    ['are on the disk of the data', { ...backups, folder: 'sameDisk' as const }, [{ kind: 'unsafeBackups' }]],
  ])('%s', (_, given, problems) => {
    expect(problemsOf({ ...well, backups: given })).toEqual(problems)
  })
})

describe('disk space', () => {
  test.each([
    ['a tenth of the disk', 10 * GB, 100 * GB, []],
    ['less than a tenth', 10 * GB - 1, 100 * GB, ['lowDisk']],
    ['2 GB of a small disk', 2 * GB, 8 * GB, []],
    ['less than 2 GB', 2 * GB - 1, 8 * GB, ['lowDisk']],
  ])('%s free', (_, freeBytes, totalBytes, kinds) => {
    expect(problemsOf({ ...well, disk: { freeBytes, totalBytes } }).map(({ kind }) => kind)).toEqual(kinds)
  })

  test('of another server is not known', () => {
    expect(problemsOf({ ...well, disk: null })).toEqual([])
  })
})

test.each([
  [89, []],
  [90, [{ kind: 'fewConnections', used: 90, most: 100 }]],
])('%i of 100 connections in use', (connections, problems) => {
  expect(problemsOf({ ...well, database: { ...well.database, connections } })).toEqual(problems)
})

describe('kiosks', () => {
  const minutesAgo = (minutes: number) => new Date(Date.parse(at) - minutes * 60_000).toISOString()
  const kiosk = (changes: Partial<KioskHealth> = {}): KioskHealth => ({
    id: 1,
    name: 'Front gate',
    festivalName: 'Dreadmoor',
    lastSeenAt: minutesAgo(0.5),
    waitingPunches: 0,
    oldestWaitingAt: null,
    clockSkewMs: 120_000,
    storagePersisted: true,
    ...changes,
  })
  const waiting = (minutes: number, changes: Partial<KioskHealth> = {}) =>
    kiosk({ waitingPunches: 3, oldestWaitingAt: minutesAgo(minutes), ...changes })
  const kiosks = ['Front gate']
  const longAgo = minutesAgo(24 * 60)

  test.each([
    ['well', [kiosk()], []],
    ['with scans that wait for 15 minutes', [waiting(15)], []],
    [
      'with scans that wait for longer, also on a device that is gone',
      [waiting(15.1), waiting(9_000, { name: 'Barn', lastSeenAt: minutesAgo(9_000) }), waiting(1)],
      [{ kind: 'kioskScansWaiting', kiosks: ['Front gate', 'Barn'], scans: 6 }],
    ],
    ['with a clock that is fast', [kiosk({ clockSkewMs: 120_001 })], [{ kind: 'kioskClockSkewed', kiosks }]],
    ['with a clock that is slow', [kiosk({ clockSkewMs: -120_001 })], [{ kind: 'kioskClockSkewed', kiosks }]],
    [
      'whose storage is not kept',
      [kiosk({ storagePersisted: false })],
      [{ kind: 'kioskStorageNotKept', kiosks }],
    ],
    ['of which nothing is known yet', [kiosk({ clockSkewMs: null, storagePersisted: null })], []],
    [
      'that are put away',
      [kiosk({ clockSkewMs: 999_999, storagePersisted: false, lastSeenAt: longAgo })],
      [],
    ],
    ['that never came', [kiosk({ storagePersisted: false, lastSeenAt: null })], []],
  ])('%s', (_, given, problems) => {
    expect(problemsOf({ ...well, kiosks: given })).toEqual(problems)
  })
})

describe('slow calls', () => {
  test('are a problem from 20 since yesterday on, over all routes', () => {
    expect(problemsOf({ ...well, slowCalls: [slow(10), slow(9)] })).toEqual([])
    expect(problemsOf({ ...well, slowCalls: [slow(10), slow(10)] })).toEqual([
      { kind: 'slowCalls', calls: 20 },
    ])
  })

  test('of last week are none', () => {
    expect(problemsOf({ ...well, slowCalls: [slow(0, 500)] })).toEqual([])
  })
})

describe('errors in browsers', () => {
  test('are a problem from 10 since yesterday on, and the page with the most is named', () => {
    expect(problemsOf({ ...well, browserErrors: [failed(9)] })).toEqual([])
    const browserErrors = [failed(4), failed(6, '1.2.0', '/employee')]
    expect(problemsOf({ ...well, browserErrors })).toEqual([
      { kind: 'browserErrors', count: 10, page: '/employee' },
    ])
  })

  test('of an older release are none', () => {
    expect(problemsOf({ ...well, browserErrors: [failed(50, '1.1.0')] })).toEqual([])
  })
})

test('several problems are listed in the order of their urgency', () => {
  const health = { ...well, disk: { freeBytes: 0, totalBytes: GB }, slowCalls: [slow(30)] }
  expect(problemsOf(health).map(({ kind }) => kind)).toEqual(['lowDisk', 'slowCalls'])
})
