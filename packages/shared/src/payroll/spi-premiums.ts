import type { Span } from '../pay-periods/periods.ts'
import type { PeriodRule } from '../payroll-settings/contract.ts'
import { type EndedShift, overtimeByWeek, workweekFinder } from './overtime.ts'

/** Half of a week. */
const MIDDLE_MS = 3.5 * 86_400_000

/** The overtime premium that a file paid to a person for a workweek, in cents; its hours in hundredths. */
export type PaidPremium = { userId: string; weekStartsAt: Date; hundredths: number; premium: number }

/** What a person's workweek should be paid and what earlier files have paid. */
export type PremiumChange = { userId: string; week: Span } & Record<'owed' | 'paid', Paid>
type Paid = { hundredths: number; premium: number }

const NOTHING: Paid = { hundredths: 0, premium: 0 }

/**
 * Compares the premiums of all hours that Paychex knows with those that earlier files paid. Only the difference is paid:
 * a week may be in several files, and imports only add.
 */
export function premiumChanges(
  shifts: EndedShift[],
  paid: PaidPremium[],
  rule: PeriodRule,
  timeZone: string,
): PremiumChange[] {
  const weekOf = workweekFinder(rule, timeZone)
  const changes = new Map<string, PremiumChange>()
  const changeOf = (userId: string, week: Span) => {
    const key = `${userId} ${week.startsAt.getTime()}`
    const change = changes.get(key) ?? { userId, week, owed: NOTHING, paid: NOTHING }
    changes.set(key, change)
    return change
  }
  for (const { userId, week, overtimeHundredths: hundredths, premium } of overtimeByWeek(
    shifts,
    rule,
    timeZone,
  ))
    changeOf(userId, week).owed = { hundredths, premium }
  for (const { userId, weekStartsAt, hundredths, premium } of paid) {
    // By its middle: the day and hour at which weeks begin may have been changed since.
    const change = changeOf(userId, weekOf(new Date(weekStartsAt.getTime() + MIDDLE_MS)))
    const { paid: before } = change
    change.paid = { hundredths: before.hundredths + hundredths, premium: before.premium + premium }
  }
  return [...changes.values()]
}
