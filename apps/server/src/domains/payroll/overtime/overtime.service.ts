import type { Overtime, OvertimeQuery } from '@nightshift/shared/payroll/overtime/calls'
import {
  AROUND_WEEK_MS,
  endsWithin,
  overtimeByWeek,
  workweekFinder,
} from '@nightshift/shared/payroll/overtime/overtime'
import { overtimeRulesIn } from '@nightshift/shared/payroll/pay-periods/overtime-settings'
import type { z } from 'zod'
import type { Db } from '../../../platform/database/pool.ts'
import { found } from '../../../platform/http/app-error.ts'
import { findFestival } from '../../setup/festivals/festivals.queries.ts'
import { findOvertimeSettings } from '../pay-periods/overtime-settings.queries.ts'
import { findEndedShifts, findPaidWeeks } from './overtime.queries.ts'

/** Everybody's hours and overtime in the workweeks that end in a range, each of them whole. */
export async function listOvertime(
  db: Db,
  { festivalId, ...range }: OvertimeQuery,
): Promise<z.input<typeof Overtime>> {
  const festival = found(await findFestival(db, festivalId))
  const settings = await findOvertimeSettings(db, festival)
  const [since, until] = [new Date(range.since), new Date(range.until)]
  const rules = overtimeRulesIn({ startsAt: since, endsAt: until }, settings)
  if (!rules.includes('over40')) return { rule: rules.includes(null) ? null : 'exempt', weeks: [] }
  // The first of the weeks may begin before the range, and a shift end after the last one.
  const from = new Date(since.getTime() - AROUND_WEEK_MS)
  const shifts = await findEndedShifts(db, festivalId, from, new Date(until.getTime() + AROUND_WEEK_MS))
  const paidWeeks = await findPaidWeeks(db, festivalId, from, until)
  const weeks = overtimeByWeek(shifts, workweekFinder(settings, paidWeeks))
  const people = new Map(shifts.map(({ userId, ...person }) => [userId, person]))
  return {
    rule: 'over40',
    weeks: weeks
      .filter(({ week }) => endsWithin(week, since, until))
      .map(({ userId, week, ...overtime }) => {
        const { firstName, lastName } = people.get(userId)!
        const { startsAt, endsAt, timeZone } = week
        return { user: { id: userId, firstName, lastName }, startsAt, endsAt, timeZone, ...overtime }
      }),
  }
}
