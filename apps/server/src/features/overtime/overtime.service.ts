import { workweeksBetween } from '@nightshift/shared/pay-periods/periods'
import { endsWithin, overtimeByWeek } from '@nightshift/shared/payroll/overtime'
import type { Overtime, OvertimeQuery } from '@nightshift/shared/payroll/overtime-calls'
import type { Db } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { findFestival } from '../festivals/festivals.queries.ts'
import { findPayrollSettings } from '../payroll-settings/payroll-settings.queries.ts'
import { findEndedShifts } from './overtime.queries.ts'

/** Everybody's hours and overtime in the workweeks that end in a range, each of them whole. */
export async function listOvertime(db: Db, { festivalId, ...range }: OvertimeQuery): Promise<Overtime> {
  const festival = await findFestival(db, festivalId)
  if (!festival) throw new AppError('notFound')
  const { timeZone } = festival
  const { overtime: rule, period } = await findPayrollSettings(db, festivalId)
  const [since, until] = [new Date(range.since), new Date(range.until)]
  const wanted = workweeksBetween(since, until, period, timeZone).filter((week) =>
    endsWithin(week, since, until),
  )
  const [first, last] = [wanted[0], wanted.at(-1)]
  if (rule !== 'over40' || !first || !last) return { rule, weeks: [] }
  const shifts = await findEndedShifts(db, festivalId, first.startsAt, last.endsAt)
  const people = new Map(shifts.map(({ userId, ...person }) => [userId, person]))
  return {
    rule,
    weeks: overtimeByWeek(shifts, period, timeZone).map(({ userId, week, ...overtime }) => {
      const { firstName, lastName } = people.get(userId)!
      return { user: { id: userId, firstName, lastName }, ...week, ...overtime }
    }),
  }
}
