import { nextBackupAt } from '@nightshift/shared/system/backups/schedule'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import { setLastBackup } from '../metrics/metrics.ts'
import { describeDatabase } from './describe-database.ts'
import { BackupRunning } from './lock.ts'
import { makeBackup } from './make-backup.ts'
import { reasonOf } from './reason.ts'
import { backupStatus } from './status.ts'

/** Also the delay after a start, which has enough to do. */
const EVERY_MS = 60_000

type Parts = { config: Config; url: string; log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'> }

/**
 * Backs the embedded database up every night, until the answered function is called. A backup under way is then cut off
 * by the end of the database; the next one removes what it left behind.
 */
export function scheduleBackups(parts: Parts, everyMs = EVERY_MS) {
  const stop = new AbortController()
  let running = false
  const timer = setInterval(async () => {
    if (running) return
    running = true
    await backUpIfDue(parts, new Date(), stop.signal)
    running = false
  }, everyMs)
  return () => {
    stop.abort()
    clearInterval(timer)
  }
}

/** Makes a backup if one is due, and logs its outcome. Never throws. */
export async function backUpIfDue({ config, url, log }: Parts, now: Date, signal?: AbortSignal) {
  try {
    if ((await dueAt(config, url, now)) > now) return
    const { rows, bytes, ping } = await makeBackup(config, url, { now, signal })
    log.info({ rows, bytes }, 'The backup is good')
    if (ping?.failure) log.warn({ reason: ping.failure }, 'BACKUP_PING_URL failed')
  } catch (error) {
    if (error instanceof BackupRunning || signal?.aborted) return
    log.error({ reason: reasonOf(error) }, 'The backup failed')
  }
}

async function dueAt(config: Config, url: string, now: Date) {
  const status = await backupStatus(config, now, now)
  const { lastGood = null, lastFailure = null } = status.automatic ? status : {}
  const lastGoodAt = lastGood ? new Date(lastGood.at) : undefined
  setLastBackup(lastGoodAt)
  return nextBackupAt({
    lastGoodAt,
    lastFailureAt: lastFailure ? new Date(lastFailure.at) : undefined,
    timeZone: (await describeDatabase(url)).timeZone,
  })
}
