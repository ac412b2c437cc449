import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'

/** Of `entry`, a row of time_entries: it has a length, or is still open. */
export const COUNTS_AS_WORK = sql`entry.deleted_at is null and entry.end_time is distinct from entry.start_time`

/** Years in which `person`, a row of users, has an entry in a season. A season lasts until the next one of its festival begins. */
export const YEARS_WORKED = sql`
  select array_agg(distinct season.year order by season.year desc) as years
  from (
    select festival_id, year, begins_at,
      coalesce(lead(begins_at) over (partition by festival_id order by year, part), 'infinity') as ends_at
    from seasons
  ) season
  where exists (
    select 1 from time_entries entry
    where entry.user_id = person.id and entry.festival_id = season.festival_id and ${COUNTS_AS_WORK}
      and entry.start_time >= season.begins_at and entry.start_time < season.ends_at
  )`

/** The years worked by everybody of a festival; people who never worked are left out. */
export async function findTenure(db: Queryable, festivalId: number) {
  const { rows } = await db.execute<{ userId: string; years: number[] }>(sql`
    select person.id as "userId", years from users person cross join lateral (${YEARS_WORKED}) worked
    where person.festival_id = ${festivalId} and years is not null order by person.id`)
  return rows
}

export async function findOwnTenure(db: Queryable, userId: string) {
  const { rows } = await db.execute<{ years: number[]; seasonsBefore: number }>(sql`
    select coalesce(years, '{}') as years, person.seasons_before as "seasonsBefore"
    from users person cross join lateral (${YEARS_WORKED}) worked where person.id = ${userId}`)
  return rows[0]!
}
