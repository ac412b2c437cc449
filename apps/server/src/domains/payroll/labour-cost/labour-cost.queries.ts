import type { LabourFigures } from '@nightshift/shared/payroll/labour-cost/contract'
import { inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import { events } from '../../../platform/database/schema.ts'

/** Where and when: the entries that began within the range, and the nights that they are summed by. */
export type LabourRange = {
  festivalId: number
  timeZone: string
  /** The local hour at which a night ends. */
  cut: number
  beginsAt: Date
  endsAt: Date | null
  dates: string[]
}

export type LabourRow = LabourFigures & {
  /** What the row sums: a night or the other days, as a whole or for one event; or the season, likewise. */
  sums: 'nightAndEvent' | 'night' | 'event' | 'season'
  /** Null for the other days. */
  night: string | null
  eventId: number | null
}

const began = ({ festivalId, beginsAt, endsAt }: LabourRange) => sql`
  entry.festival_id = ${festivalId} and entry.deleted_at is null
  and entry.start_time >= ${beginsAt} and entry.start_time < coalesce(${endsAt}::timestamptz, 'infinity')`

/**
 * Ended entries, each rounded as payroll rounds it: hours to hundredths, then hours times rate to cents. Ties go up, as
 * `Math.round` does, because no amount is negative.
 */
export async function findLabourRows(db: Queryable, range: LabourRange) {
  const { beginsAt, timeZone, cut, dates } = range
  const { rows } = await db.execute<LabourRow>(sql`
    with worked as (
      select user_id, position_id, payrate, cash_tips, credit_tips,
        (start_time at time zone ${timeZone} - make_interval(hours => ${cut}))::date as day,
        hundredths
      from time_entries entry
      -- An entry ends after it began, so the first condition changes nothing and lets the index help.
      where end_time >= ${beginsAt} and ${began(range)}
    ), of_person as (
      -- Summed per person first: counting distinct people sorts every row that it gets, once per grouping set.
      select user_id, position_id, case when day = any(${sql.param(dates)}::date[]) then day end as night,
        sum(hundredths) as hundredths, sum(round(hundredths * payrate)) as pay,
        sum(cash_tips) as cash_tips, sum(credit_tips) as credit_tips
      from worked group by 1, 2, 3
    )
    select case grouping(night, event_id)
        when 0 then 'nightAndEvent' when 1 then 'night' when 2 then 'event' else 'season' end as sums,
      night::text, event_id as "eventId",
      count(distinct user_id) filter (where hundredths > 0)::int as people,
      coalesce(sum(hundredths), 0)::float8 as hundredths, coalesce(sum(pay), 0)::float8 as pay,
      coalesce(sum(cash_tips) * 100, 0)::float8 as cash, coalesce(sum(credit_tips) * 100, 0)::float8 as credit
    from of_person join positions on positions.id = position_id
    group by grouping sets ((night, event_id), (night), (event_id), ())`)
  return rows
}

/** Entries that began within the range and have not ended. */
export async function countOpenEntries(db: Queryable, range: LabourRange) {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from time_entries entry where end_time is null and ${began(range)}`)
  return rows[0]!.count
}

export const findEventNames = (db: Queryable, ids: number[]) =>
  db.select({ id: events.id, name: events.name }).from(events).where(inArray(events.id, ids))
