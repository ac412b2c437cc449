import type { PeriodFigures } from '@nightshift/shared/payroll/pay-periods/contract'
import type { Span } from '@nightshift/shared/payroll/pay-periods/periods'
import { NO_PAYCHEX_ID } from '@nightshift/shared/people/employees/contract'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import { differingEntries } from '../changes.queries.ts'

/** The periods as a table expression `period`, numbered from 1. */
export function numberedPeriods(periods: Span[]) {
  const instants = (field: keyof Span) =>
    sql`${sql.param(periods.map((period) => period[field].toISOString()))}::timestamptz[]`
  return sql`period as (
    select * from unnest(${instants('startsAt')}, ${instants('endsAt')}) with ordinality as p(starts_at, ends_at, number)
  )`
}

type Counted = Omit<PeriodFigures, 'problems'> & { exportedAt: Date | null }

/**
 * The figures of each of these periods, in their order. A changed entry that is deleted, or moved, counts where it was
 * exported.
 */
export async function findFigures(db: Queryable, festivalId: number, periods: Span[]): Promise<Counted[]> {
  const { rows } = await db.execute<Omit<Counted, 'exportedAt'> & { exportedAt: string | null }>(sql`
    with ${differingEntries(festivalId)}, ${numberedPeriods(periods)}, ended as (
      select number, entry.id, user_id, needs_review, hundredths
      from period join time_entries entry
        on festival_id = ${festivalId} and deleted_at is null and end_time >= starts_at and end_time < ends_at
    ), made as (
      select time_entry_id, max(export_id) as export_id from payroll_export_entries group by time_entry_id
    ), counted as (
      select number, count(*) as entries, sum(hundredths) as hundredths, count(needs_review) as needs_review,
        count(*) filter (where hundredths > 0) as payable,
        count(export_id) filter (where hundredths > 0) as exported,
        max(export_id) as export_id
      from ended left join made on made.time_entry_id = ended.id
      group by number
    ), without_id as (
      select number, count(distinct user_id) as people from ended
      where hundredths > 0 and user_id in (select id from users where paychex_id = ${NO_PAYCHEX_ID})
      group by number
    ), open as (
      select start_time from time_entries
      where festival_id = ${festivalId} and end_time is null and deleted_at is null
    )
    select coalesce(entries, 0)::integer as entries, coalesce(hundredths, 0)::integer as hundredths,
      coalesce(needs_review, 0)::integer as "needsReview", coalesce(payable, 0)::integer as payable,
      coalesce(exported, 0)::integer as exported, coalesce(people, 0)::integer as "noPaychexId",
      (select made_at from payroll_exports where id = export_id) as "exportedAt",
      (select count(*)::integer from differing
        where coalesce(exported_end, end_time) >= starts_at and coalesce(exported_end, end_time) < ends_at) as changed,
      (select count(*)::integer from open where start_time < ends_at) as open
    from period left join counted using (number) left join without_id using (number)
    order by number`)
  return rows.map((row) => ({
    ...row,
    exportedAt: row.exportedAt === null ? null : new Date(row.exportedAt),
  }))
}

/** Just after the last entry that ended before this instant. */
export async function findEarlier(db: Queryable, festivalId: number, instant: Date) {
  const { rows } = await db.execute<{ ended: string | null }>(sql`
    select max(end_time) as ended from time_entries
    where festival_id = ${festivalId} and deleted_at is null and end_time < ${instant}`)
  const { ended } = rows[0]!
  return ended === null ? null : new Date(new Date(ended).getTime() + 1)
}
