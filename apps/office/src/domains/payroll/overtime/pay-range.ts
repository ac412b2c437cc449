import { addDays, dateAt, firstInstant } from '@nightshift/shared/local-time'
import { listedPeriodAt, type Periods } from '@nightshift/shared/payroll/pay-periods/listed-periods'
import type { Span } from '@nightshift/shared/payroll/pay-periods/periods'
import type { Period } from '@nightshift/shared/time/timeclock/pay-period'

/** The pay periods that the shown days are about, as they are listed: those of the first and of the last day, at noon. */
export function payRange({ start, end }: Period, periods: Periods): Span {
  const at = (day: string) => listedPeriodAt(firstInstant(day, '12:00', periods.timeZone)!, periods)
  return { startsAt: at(start).startsAt, endsAt: at(end).endsAt }
}

/** The days of a range, both inclusive; the hours after midnight of its end belong to the night before. */
export const daysOfRange = ({ startsAt, endsAt }: Span, timeZone: string): Period => ({
  start: dateAt(startsAt, timeZone),
  end: addDays(dateAt(endsAt, timeZone), -1),
})
