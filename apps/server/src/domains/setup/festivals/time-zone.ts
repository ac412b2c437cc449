import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import { AppError } from '../../../platform/http/app-error.ts'

/** Refuses a time zone that this PostgreSQL does not know: every query about nights would fail with it. */
export async function refuseUnknownTimeZone(db: Queryable, timeZone: string) {
  const { rows } = await db.execute(sql`select from pg_timezone_names where name = ${timeZone}`)
  if (rows.length) return
  throw new AppError('invalidInput', {
    details: [{ path: 'timeZone', message: 'is no time zone of the database' }],
  })
}
