import { endsWithin, overtimeByWeek } from '@nightshift/shared/payroll/overtime'
import type { Overtime, OvertimeQuery } from '@nightshift/shared/payroll/overtime-calls'
import type { Db } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { findFestival } from '../festivals/festivals.queries.ts'
import { findPayrollSettings } from '../payroll-settings/payroll-settings.queries.ts'
import { findEndedShifts, findPaidWeeks } from './overtime.queries.ts'

/** Longer than a workweek, whose clocks may be changed. */
const WEEK_MS = 8 * 86_400_000

/** Everybody's hours and overtime in the workweeks that end in a range, each of them whole. */
export async function listOvertime(db: Db, { festivalId, ...range }: OvertimeQuery): Promise<Overtime> {
  const festival = await findFestival(db, festivalId)
  if (!festival) throw new AppError('notFound')
  const { timeZone } = festival
  const { overtime: rule, period } = await findPayrollSettings(db, festivalId)
  const [since, until] = [new Date(range.since), new Date(range.until)]
  if (rule !== 'over40') return { rule, weeks: [] }
  // The first of the weeks may begin before the range.
  const from = new Date(since.getTime() - WEEK_MS)
  const shifts = await findEndedShifts(db, festivalId, from, until)
  const paidWeeks = await findPaidWeeks(db, festivalId, from, until)
  const weeks = overtimeByWeek(shifts, period, timeZone, paidWeeks)
  const people = new Map(shifts.map(({ userId, ...person }) => [userId, person]))
  return {
    rule,
    weeks: weeks
      .filter(({ week }) => endsWithin(week, since, until))
      .map(({ userId, week, ...overtime }) => {
        const { firstName, lastName } = people.get(userId)!
        return { user: { id: userId, firstName, lastName }, ...week, ...overtime }
      }),
  }
}
