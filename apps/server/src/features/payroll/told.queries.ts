import type { ToldQuery } from '@nightshift/shared/payroll/contract'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/pool.ts'

/** The entries of a range that a file holds and no correction has taken back. */
export async function findTold(db: Db, { festivalId, since, until }: ToldQuery) {
  const { rows } = await db.execute<{ id: number }>(sql`
    select entry.id from time_entries entry cross join lateral (
      select is_removed from payroll_export_entries where time_entry_id = entry.id order by export_id desc limit 1
    ) latest
    where festival_id = ${festivalId} and deleted_at is null and not is_removed
      and end_time >= ${since}::timestamptz and end_time < ${until}::timestamptz
    order by entry.id`)
  return rows.map(({ id }) => id)
}
