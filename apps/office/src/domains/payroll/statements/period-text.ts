import { addDays, dateAt } from '@nightshift/shared/local-time'
import type { StatementPeriod } from '@nightshift/shared/payroll/statements/contract'
import { formatInZone } from '@nightshift/shared/time'

type Range = Pick<StatementPeriod, 'startsAt' | 'endsAt'>

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** 'Sep 30 – Oct 6, 2024': the last day is the one before the period ends, as its night does in the morning. */
export function periodDates({ startsAt, endsAt }: Range, timeZone: string) {
  const start = dateAt(startsAt, timeZone)
  const end = addDays(dateAt(endsAt, timeZone), -1)
  return days.formatRange(new Date(start), new Date(end < start ? start : end))
}

/** 'Mon, Sep 30, 2024, 6:00 AM' */
export const boundaryText = (instant: string, timeZone: string) =>
  formatInZone(instant, 'EEE, MMM d, yyyy, h:mm a', timeZone)

/** 'Fri 10/4/2024' */
export const dayText = (instant: string, timeZone: string) => formatInZone(instant, 'EEE M/d/yyyy', timeZone)
