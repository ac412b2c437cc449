import { eq, sql } from 'drizzle-orm'
import type { Db } from '../database/pool.ts'
import { rateLimits } from '../database/schema.ts'

const MINUTE = 60_000

/** Exponential backoff: the failures without a delay, how long failures count, and the longest delay. */
export type AttemptLimit = { free: number; rememberMs: number; longestDelayMs: number }

export const PER_PERSON: AttemptLimit = { free: 5, rememberMs: 15 * MINUTE, longestDelayMs: MINUTE }
/** High, because a whole venue shares one address. */
export const PER_ADDRESS: AttemptLimit = { free: 200, rememberMs: 15 * MINUTE, longestDelayMs: 5_000 }

type Failures = { hits: number; lastAt: number }

/** The delay before the next attempt, in milliseconds. It doubles with each failure. */
export function delayAfter({ hits, lastAt }: Failures, limit: AttemptLimit, now: number) {
  if (hits < limit.free) return 0
  const delay = Math.min(1000 * 2 ** (hits - limit.free), limit.longestDelayMs)
  return Math.max(0, lastAt + delay - now)
}

/**
 * Counts an attempt before its result is known, so that concurrent attempts cannot bypass the limit. Returns the delay:
 * an attempt that must wait is not counted. All processes share the count.
 */
export function countAttempt(db: Db, key: string, limit: AttemptLimit, now: Date) {
  return db.transaction(async (tx) => {
    const resetsAt = new Date(now.getTime() + limit.rememberMs)
    await tx.insert(rateLimits).values({ key, hits: 0, resetsAt }).onConflictDoNothing()
    const [row] = await tx.select().from(rateLimits).where(eq(rateLimits.key, key)).for('update')
    const forgotten = !row || row.resetsAt <= now
    const failures = {
      hits: forgotten ? 0 : row.hits,
      lastAt: forgotten ? 0 : row.resetsAt.getTime() - limit.rememberMs,
    }
    const wait = delayAfter(failures, limit, now.getTime())
    if (!wait)
      await tx
        .update(rateLimits)
        .set({ hits: failures.hits + 1, resetsAt })
        .where(eq(rateLimits.key, key))
    return wait
  })
}

/** After a successful attempt: resets the count, or takes this attempt off. */
export const forgetAttempts = (db: Db, key: string) => db.delete(rateLimits).where(eq(rateLimits.key, key))
export const forgiveAttempt = (db: Db, key: string) =>
  db
    .update(rateLimits)
    .set({ hits: sql`greatest(${rateLimits.hits} - 1, 0)` })
    .where(eq(rateLimits.key, key))
