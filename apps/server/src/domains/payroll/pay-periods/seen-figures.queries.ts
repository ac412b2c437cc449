import type { SeenFigures } from '@nightshift/shared/payroll/pay-periods/contract'
import type { Span } from '@nightshift/shared/payroll/pay-periods/periods'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'

/**
 * What ended in one period, each entry rounded as payroll rounds it: hours to hundredths, then hours times rate to
 * cents. Money without hours, which no file holds, is a problem and in no sum. Not a part of the list of periods, which
 * would take longer for sums that it does not show.
 */
export async function findSeenFigures(db: Queryable, festivalId: number, { startsAt, endsAt }: Span) {
  const { rows } = await db.execute<SeenFigures>(sql`
    with ended as (
      select hundredths, payrate, cash_tips, credit_tips, deduction from time_entries
      where festival_id = ${festivalId} and deleted_at is null and end_time >= ${startsAt} and end_time < ${endsAt}
    )
    select count(*)::integer as entries, coalesce(sum(hundredths), 0)::integer as hundredths,
      coalesce(sum(round(hundredths * payrate)), 0)::float8 as "payCents",
      coalesce(sum(cash_tips + credit_tips) filter (where hundredths > 0) * 100, 0)::float8 as "tipsCents",
      coalesce(sum(deduction) filter (where hundredths > 0) * 100, 0)::float8 as "deductionCents"
    from ended`)
  return rows[0]!
}
