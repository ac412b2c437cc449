import { nextLocalHour } from '@nightshift/shared/local-time'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../../platform/database/pool.ts'
import { findFestivals } from './retention.queries.ts'
import { applyRetention } from './retention.service.ts'

/** Also the delay after a start, which has enough to do. */
const EVERY_MS = 10 * 60_000
/** Before the nightly backup, which then holds less. */
const RETENTION_HOUR = 5

type Parts = { db: Db; log: Pick<FastifyBaseLogger, 'error'> }

/** Applies the retention settings every night, and after a start, until the answered function is called. */
export function scheduleRetention(parts: Parts, everyMs = EVERY_MS) {
  let lastRunAt: Date | undefined
  const timer = setInterval(async () => {
    lastRunAt = await applyIfDue(parts, lastRunAt, new Date())
  }, everyMs)
  return () => clearInterval(timer)
}

/** Applies the settings if an early morning has come since the last run, and returns when it ran last. Never throws. */
export async function applyIfDue({ db, log }: Parts, lastRunAt: Date | undefined, now: Date) {
  try {
    const [first] = await findFestivals(db)
    if (!first || (lastRunAt && nextLocalHour(lastRunAt, RETENTION_HOUR, first.timeZone) > now))
      return lastRunAt
    await applyRetention(db, now)
    return now
  } catch (error) {
    // The next tick tries again.
    log.error({ err: error }, 'The nightly erasure failed')
    return lastRunAt
  }
}
