import type { BackupStatus } from '@nightshift/shared/system/backups/contract'
import { expect, test } from 'vitest'
import { backupReport } from './backup-report.ts'

const NOW = new Date('2026-11-16T20:00:00Z')
const lastGood = { at: '2026-11-16T11:02:00.000Z', rows: 41_220, bytes: 3_100_000, encrypted: false }
const status = (changes: Partial<Extract<BackupStatus, { automatic: true }>> = {}): BackupStatus => ({
  automatic: true,
  folder: 'ok',
  lastGood,
  lastFailure: null,
  lastPing: null,
  overdue: false,
  kept: 9,
  ...changes,
})
const report = (given: BackupStatus) => backupReport(given, NOW, 'America/New_York')

test('a good backup is one quiet line', () => {
  expect(report(status())).toEqual({
    tone: 'quiet',
    summary: 'Last good backup: today 6:02 AM\u00a0· 41,220 rows\u00a0· 3.1 MB',
    advice: [],
  })
})

test.each([
  ['2026-11-15T11:00:00.000Z', 'yesterday 6:00 AM'],
  ['2026-11-16T04:30:00.000Z', 'yesterday 11:30 PM'],
  ['2026-11-12T11:00:00.000Z', '11/12/2026, 6:00 AM'],
])('%s is %s at the festival', (at, words) => {
  expect(report(status({ lastGood: { ...lastGood, at } })).summary).toContain(words)
})

test('a failure after the last good backup is a problem, one before it is not', () => {
  const reason = 'There is no space left on the disk.'
  const failed = report(status({ lastFailure: { at: '2026-11-16T12:00:00.000Z', reason } }))
  expect(failed).toMatchObject({
    tone: 'problem',
    advice: [`The backup of today 7:00 AM failed. ${reason} It is tried every hour.`],
  })
  const recovered = status({ lastFailure: { at: '2026-11-16T11:00:00.000Z', reason } })
  expect(report(recovered)).toMatchObject({ tone: 'quiet', advice: [] })
})

test('an overdue backup is a problem, also when there was never one', () => {
  expect(report(status({ overdue: true }))).toMatchObject({
    tone: 'problem',
    advice: [expect.stringContaining('more than 36 hours')],
  })
  expect(report(status({ lastGood: null }))).toMatchObject({ tone: 'quiet' })
  expect(report(status({ lastGood: null, overdue: true }))).toMatchObject({
    tone: 'problem',
    summary: 'There is no good backup.',
  })
})

test('a folder that is not mounted is a problem, named once', () => {
  const lastFailure = { at: '2026-11-16T12:00:00.000Z', reason: 'The folder in BACKUP_DIR has no file.' }
  const unmounted = report(status({ folder: 'notMounted', lastFailure, overdue: true }))
  expect(unmounted).toMatchObject({ tone: 'problem', advice: [expect.stringContaining('not mounted')] })
})

test('an unsafe folder and a failed ping are warnings', () => {
  const lastPing = { at: lastGood.at, failure: 'It answered 500.' }
  expect(report(status({ folder: 'sameDisk', lastPing }))).toMatchObject({
    tone: 'warning',
    advice: [
      expect.stringContaining('Set BACKUP_DIR'),
      'BACKUP_PING_URL was not told of it. It answered 500.',
    ],
  })
})

test('an external database is backed up elsewhere', () => {
  expect(report({ automatic: false })).toMatchObject({ tone: 'quiet', advice: [] })
})
