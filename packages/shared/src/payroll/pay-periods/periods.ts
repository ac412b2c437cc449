import { addDays, dateAt, localHourOf } from '../../local-time.ts'
import type { PeriodRule } from '../../setup/payroll-settings/contract.ts'

/** Where stretches of days begin; its weeks are those of a pay period alone. */
type Beginning = Pick<PeriodRule, 'anchor' | 'hour'>

/** A range of time; the end is exclusive. An entry belongs to the period in which it ended. */
export type Span = { startsAt: Date; endsAt: Date }

const DAY_MS = 86_400_000
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

/** The first day of the stretch of so many days, counted from the anchor, that a local date is in. */
function stretchStart(date: string, anchor: string, days: number) {
  return addDays(anchor, Math.floor(daysBetween(anchor, date) / days) * days)
}

const spanFrom = (start: string, days: number, { hour }: Beginning, timeZone: string): Span => ({
  startsAt: localHourOf(start, hour, timeZone),
  endsAt: localHourOf(addDays(start, days), hour, timeZone),
})

function spanAt(instant: Date, days: number, rule: Beginning, timeZone: string): Span {
  const start = stretchStart(dateAt(instant, timeZone), rule.anchor, days)
  const span = spanFrom(start, days, rule, timeZone)
  // Before the hour of the first day, the stretch before goes on.
  return instant < span.startsAt ? spanFrom(addDays(start, -days), days, rule, timeZone) : span
}

/** The pay period of an instant, in the festival's time zone. */
export const periodAt = (instant: Date, rule: PeriodRule, timeZone: string) =>
  spanAt(instant, rule.weeks * 7, rule, timeZone)

/** The workweek of an instant: 168 hours but for clock changes. Overtime is counted in each alone (29 CFR 778.104). */
export const workweekAt = (instant: Date, rule: Beginning, timeZone: string) =>
  spanAt(instant, 7, rule, timeZone)

/** The pay periods that a range of time touches, oldest first. */
export function periodsBetween(from: Date, to: Date, rule: PeriodRule, timeZone: string): Span[] {
  const periods: Span[] = []
  for (let next = from; next < to; next = periods.at(-1)!.endsAt) periods.push(periodAt(next, rule, timeZone))
  return periods
}

/** Whether an entry that ended at this instant belongs to the period. */
export const isWithin = (ended: Date, { startsAt, endsAt }: Span) => startsAt <= ended && ended < endsAt
