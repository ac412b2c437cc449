import { sql } from 'drizzle-orm'
import type { Db } from '../database/pool.ts'
import { slowCalls } from '../database/schema.ts'
import { utcDay } from '../utc-day.ts'

const SLOW_MS = 1_000
const WRITE_EVERY_MS = 15_000

type Noted = typeof slowCalls.$inferInsert

export type SlowCalls = ReturnType<typeof createSlowCalls>

/**
 * Slow calls by day and route, added up in memory until they are written: a statement for each would burden a database
 * that is slow already.
 */
export function createSlowCalls(now: () => Date) {
  let pending = new Map<string, Noted>()

  return {
    note(method: string, route: string, milliseconds: number) {
      if (milliseconds < SLOW_MS) return
      const ms = Math.round(milliseconds)
      const at = now()
      const day = utcDay(at)
      const key = `${day} ${method} ${route}`
      const noted = pending.get(key) ?? { day, method, route, calls: 0, totalMs: 0, slowestMs: 0, lastAt: at }
      const { calls, totalMs, slowestMs } = noted
      pending.set(key, {
        ...noted,
        calls: calls + 1,
        totalMs: totalMs + ms,
        slowestMs: Math.max(slowestMs, ms),
        lastAt: at,
      })
    },

    /** Adds the noted calls to the table. */
    async write(db: Db) {
      const rows = [...pending.values()]
      if (!rows.length) return
      pending = new Map()
      await db
        .insert(slowCalls)
        .values(rows)
        .onConflictDoUpdate({
          target: [slowCalls.day, slowCalls.method, slowCalls.route],
          set: {
            calls: sql`${slowCalls.calls} + excluded.calls`,
            totalMs: sql`${slowCalls.totalMs} + excluded.total_ms`,
            slowestMs: sql`greatest(${slowCalls.slowestMs}, excluded.slowest_ms)`,
            lastAt: sql`greatest(${slowCalls.lastAt}, excluded.last_at)`,
          },
        })
    },
  }
}

/** Writes the slow calls every few seconds, and once more when the answered function is called. */
export function scheduleSlowCallWrites(noted: SlowCalls, db: Db) {
  // While the database is out of reach, the slow calls of that time are lost.
  const write = () => noted.write(db).catch(() => {})
  const timer = setInterval(write, WRITE_EVERY_MS)
  return async () => {
    clearInterval(timer)
    await write()
  }
}
