import { NO_PAYCHEX_ID } from '@nightshift/shared/employees/contract'
import type { PeriodProblem } from '@nightshift/shared/pay-periods/contract'
import type { Span } from '@nightshift/shared/pay-periods/periods'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/pool.ts'
import { HUNDREDTHS } from './figures.queries.ts'

type Row = Omit<PeriodProblem, 'user' | 'startTime' | 'endTime'> & {
  firstName: string
  lastName: string
  startTime: string
  endTime: string | null
}

/**
 * What keeps a period from being approved: entries that need review, that are open and began before its end, or that have
 * money but no hours, and people with hours whose Paychex ID is missing or somebody else's, too.
 */
export async function findProblems(
  db: Queryable,
  festivalId: number,
  { startsAt, endsAt }: Span,
): Promise<PeriodProblem[]> {
  const { rows } = await db.execute<Row>(sql`
    with ended as (
      select id, user_id, needs_review, start_time, ${HUNDREDTHS} as hundredths,
        cash_tips + credit_tips + deduction > 0 as has_money
      from time_entries
      where festival_id = ${festivalId} and deleted_at is null and end_time >= ${startsAt} and end_time < ${endsAt}
    ), payee as (
      select distinct on (user_id) ended.id, user_id, paychex_id
      from ended join users on users.id = user_id
      where hundredths > 0
      order by user_id, start_time, ended.id
    ), problem as (
      select 1 as rank, 'needsReview' as kind, id from ended where needs_review is not null
      union all
      select 2, 'open', id from time_entries
      where festival_id = ${festivalId} and deleted_at is null and end_time is null and start_time < ${endsAt}
      union all
      select 3, 'moneyWithoutHours', id from ended where has_money and hundredths <= 0
      union all
      select 4, 'noPaychexId', id from payee where paychex_id = ${NO_PAYCHEX_ID}
      union all
      select 5, 'sharedPaychexId', id from payee
      where paychex_id <> ${NO_PAYCHEX_ID} and exists (
        select 1 from payee other where other.paychex_id = payee.paychex_id and other.user_id <> payee.user_id
      )
    )
    select kind, entry.id as "entryId", user_id as "userId", first_name as "firstName", last_name as "lastName",
      paychex_id as "paychexId", position_name as "positionName", start_time as "startTime", end_time as "endTime"
    from problem join time_entries entry using (id) join users on users.id = user_id
    order by rank, lower(last_name), lower(first_name), user_id, start_time, entry.id`)
  return rows.map(({ firstName, lastName, startTime, endTime, ...problem }) => ({
    ...problem,
    user: { firstName, lastName },
    startTime: new Date(startTime),
    endTime: endTime === null ? null : new Date(endTime),
  }))
}
