import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { metricsText } from '../metrics/metrics.ts'
import { backUpIfDue, scheduleBackups } from './schedule.ts'
import { backupStatus } from './status.ts'
import { earlierDatabase } from './testing/earlier-database.ts'
import { hoursLater, MONDAY, quiet, settings, statusAt } from './testing/embedded-backups.ts'

const url = await earlierDatabase()

test('one is made when it is due: at once, then at 6:00 AM, and an hour after a failure', async () => {
  const config = await settings()
  const made = async (now: Date) => {
    quiet.info.mockClear()
    await backUpIfDue({ config, url, log: quiet }, now)
    return quiet.info.mock.calls.length
  }
  expect(await made(hoursLater(-5))).toBe(1)
  expect(await made(hoursLater(-0.1))).toBe(0)
  expect(await made(MONDAY)).toBe(1)
  expect(await made(hoursLater(23.9))).toBe(0)
  expect(await metricsText()).toContain(
    `nightshift_last_backup_timestamp_seconds ${MONDAY.getTime() / 1000}\n`,
  )

  const unmounted = { ...config.backups, dir: join(config.dataDir, 'none'), isDefaultDir: false }
  quiet.error.mockClear()
  const parts = { config: { ...config, backups: unmounted }, url, log: quiet }
  await backUpIfDue(parts, hoursLater(24))
  await backUpIfDue(parts, hoursLater(24.5))
  expect(quiet.error.mock.calls).toEqual([
    [{ reason: expect.stringContaining('it is not mounted') }, 'The backup failed'],
  ])
  expect(await made(hoursLater(24.9))).toBe(0)
  expect(await made(hoursLater(25))).toBe(1)
})

test('the schedule makes the first backup by itself', async () => {
  const config = await settings()
  const stop = scheduleBackups({ config, url, log: quiet }, 20)
  onTestFinished(stop)
  await vi.waitFor(async () => expect((await statusAt(config, new Date())).kept).toBe(1), { timeout: 30_000 })
})

test('an external database has no automatic backups', async () => {
  const config = await settings({ DATABASE_URL: url })
  expect(await backupStatus(config, MONDAY, MONDAY)).toEqual({ automatic: false })
})
