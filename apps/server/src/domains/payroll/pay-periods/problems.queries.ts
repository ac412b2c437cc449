import { ACCESS, HIGHEST_LEVEL, mayDecideFor } from '@nightshift/shared/access'
import { type Workweek, weeksEndingIn, workweekFinder } from '@nightshift/shared/payroll/overtime/overtime'
import type { PeriodProblem } from '@nightshift/shared/payroll/pay-periods/contract'
import type { Span } from '@nightshift/shared/payroll/pay-periods/periods'
import { NO_PAYCHEX_ID } from '@nightshift/shared/people/employees/contract'
import { LONG_SHIFT } from '@nightshift/shared/time/timeclock/payroll'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queryable } from '../../../platform/database/pool.ts'
import type { Caller } from '../../../platform/session/caller.ts'
import { findFestival } from '../../setup/festivals/festivals.queries.ts'
import { numberedPeriods } from './figures.queries.ts'
import { findOvertimeSettings } from './overtime-settings.queries.ts'

type PeriodWeek = Pick<Workweek, 'startsAt' | 'endsAt' | 'minimumWage'> & { number: number }

/** The workweeks that end in each period, with the minimum wage of each. */
async function findWeeks(db: Queryable, festivalId: number, periods: Span[]): Promise<PeriodWeek[]> {
  const festival = await findFestival(db, festivalId)
  if (!festival) return []
  const weekOf = workweekFinder(await findOvertimeSettings(db, festival))
  return periods.flatMap((period, index) =>
    weeksEndingIn(period, weekOf).map((week) => ({ ...week, number: index + 1 })),
  )
}

/** The weeks as a table expression `week`; minimum wages in dollars. */
function minimumWages(weeks: PeriodWeek[]) {
  const column = (values: (number | string)[], type: string) => sql`${sql.param(values)}::${sql.raw(type)}[]`
  return sql`week as (
    select * from unnest(
      ${column(
        weeks.map(({ number }) => number),
        'bigint',
      )},
      ${column(
        weeks.map(({ startsAt }) => startsAt.toISOString()),
        'timestamptz',
      )},
      ${column(
        weeks.map(({ endsAt }) => endsAt.toISOString()),
        'timestamptz',
      )},
      ${column(
        weeks.map(({ minimumWage }) => minimumWage / 100),
        'numeric',
      )}
    ) as w(number, week_starts_at, week_ends_at, minimum)
  )`
}

/**
 * What keeps periods from being approved, as table expressions up to `problem`: entries that need review, that are open
 * and began before the end, that have money but no hours, or more than 12 of them, or a rate that was set by hand for a
 * manager; requests about shifts and saved scans that wait for a decision; people whose rate and tips of a workweek are
 * below the minimum wage by half a cent or more; and people with hours whose Paychex ID is missing or somebody else's, too.
 */
const problems = (festivalId: number, periods: Span[], weeks: PeriodWeek[]) => sql`
  ${numberedPeriods(periods)}, ${minimumWages(weeks)}, ended as (
    select number, id, user_id, needs_review, start_time, hundredths,
      cash_tips + credit_tips + deduction > 0 as has_money, payrate <> copied_payrate as is_rate_by_hand
    from period join time_entries
      on festival_id = ${festivalId} and deleted_at is null and end_time >= starts_at and end_time < ends_at
  ), payee as (
    select distinct on (number, user_id) number, ended.id, user_id, paychex_id
    from ended join users on users.id = user_id
    where hundredths > 0
    order by number, user_id, start_time, ended.id
  ), worked as (
    select week.number, week_starts_at, minimum, entry.id, user_id, payrate, cash_tips + credit_tips as tips,
      extract(epoch from least(end_time, week_ends_at) - greatest(start_time, week_starts_at)) as seconds,
      extract(epoch from end_time - start_time) as lasts
    from week join time_entries entry
      on festival_id = ${festivalId} and deleted_at is null and end_time > week_starts_at
        and end_time < week_ends_at + interval '2 days' and start_time < week_ends_at
    where minimum > 0 and end_time > start_time
  ), underpaid as (
    select number, min(id) as id, user_id from worked group by number, week_starts_at, user_id
    having sum(seconds * payrate + 3600 * tips * seconds / lasts) < sum(seconds) * max(minimum) - 18
  ), about_entry as (
    select number, 1 as rank, 'needsReview' as kind, id as entry_id from ended where needs_review is not null
    union all
    select number, 2, 'open', id from period join time_entries
      on festival_id = ${festivalId} and deleted_at is null and end_time is null and start_time < ends_at
    union all
    select number, 3, 'moneyWithoutHours', id from ended where has_money and hundredths <= 0
    union all
    select number, 4, 'longShift', id from ended where hundredths > ${LONG_SHIFT}
    union all
    select number, 5, 'rateByHand', ended.id from ended join users on users.id = user_id
    where is_rate_by_hand and access_lvl >= ${ACCESS['timesheets.manage']} and access_lvl < ${HIGHEST_LEVEL}
    union all
    select number, 8, 'belowMinimumWage', min(id) from underpaid group by number, user_id
    union all
    select number, 9, 'noPaychexId', id from payee where paychex_id = ${NO_PAYCHEX_ID}
    union all
    select number, 10, 'sharedPaychexId', id from payee
    where paychex_id <> ${NO_PAYCHEX_ID} and exists (
      select 1 from payee other
      where other.number = payee.number and other.paychex_id = payee.paychex_id and other.user_id <> payee.user_id
    )
  ), problem as (
    select number, rank, kind, entry.id as entry_id, null::integer as request_id, null::uuid as scan_key, user_id,
      position_name, start_time, end_time
    from about_entry join time_entries entry on entry.id = entry_id
    union all
    select number, 6, 'requestWaiting', entry.id, request.id, null, request.user_id, positions.name,
      request.start_time, request.end_time
    from entry_requests request
      join positions on positions.id = request.position_id
      left join time_entries entry on entry.id = request.time_entry_id and entry.deleted_at is null
      join period on request.end_time >= starts_at and request.end_time < ends_at
        or entry.end_time >= starts_at and entry.end_time < ends_at
    where request.festival_id = ${festivalId} and request.status = 'waiting'
    union all
    select number, 7, 'scanWaiting', null, null, key, user_id, '', at, null
    from period join kiosk_punches on at >= starts_at and at < ends_at
    where festival_id = ${festivalId} and review_reason is not null and decision is null
  )`

/** How many problems each of these periods has, in their order. */
export async function countProblems(db: Queryable, festivalId: number, periods: Span[]): Promise<number[]> {
  if (periods.length === 0) return []
  const weeks = await findWeeks(db, festivalId, periods)
  const { rows } = await db.execute<{ count: number }>(sql`
    with ${problems(festivalId, periods, weeks)}
    select count(kind)::integer as count from period left join problem using (number)
    group by number order by number`)
  return rows.map(({ count }) => count)
}

type Row = Pick<PeriodProblem, 'kind' | 'entryId' | 'userId' | 'positionName'> & {
  requestId: number | null
  scanKey: string | null
  firstName: string | null
  lastName: string | null
  paychexId: string | null
  startTime: string
  endTime: string | null
}

/** What keeps a period from being approved. */
export async function findProblems(
  db: Queryable,
  caller: Pick<Caller, 'id' | 'accessLvl'>,
  festivalId: number,
  period: Span,
): Promise<z.input<typeof PeriodProblem>[]> {
  const weeks = await findWeeks(db, festivalId, [period])
  const { rows } = await db.execute<Row>(sql`
    with ${problems(festivalId, [period], weeks)}
    select kind, entry_id as "entryId", request_id as "requestId", scan_key as "scanKey", user_id as "userId",
      first_name as "firstName", last_name as "lastName", paychex_id as "paychexId", position_name as "positionName",
      start_time as "startTime", end_time as "endTime"
    from problem left join users on users.id = user_id
    order by rank, lower(last_name), lower(first_name), user_id, start_time, entry_id, request_id, scan_key`)
  return rows.map(
    ({ requestId, scanKey, firstName, lastName, paychexId, startTime, endTime, ...problem }) => ({
      ...problem,
      ...(requestId === null ? {} : { requestId }),
      ...(scanKey === null ? {} : { scanKey }),
      user: firstName === null || lastName === null ? null : { firstName, lastName },
      paychexId: paychexId ?? '',
      startTime: new Date(startTime),
      endTime: endTime === null ? null : new Date(endTime),
      ...(isOwnRate(caller, problem) && { notByYou: true as const }),
    }),
  )
}

/** Whether somebody else has to say why the caller's own rate was set by hand. */
const isOwnRate = (
  caller: Pick<Caller, 'id' | 'accessLvl'>,
  { kind, userId }: Pick<Row, 'kind' | 'userId'>,
) => kind === 'rateByHand' && userId !== null && !mayDecideFor(caller, userId)
