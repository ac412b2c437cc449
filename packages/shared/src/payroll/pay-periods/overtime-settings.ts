import type { MinimumWage, OvertimeRule, PeriodRule } from '../../setup/payroll-settings/contract.ts'
import { clip } from './listed-periods.ts'
import { isWithin, type Span } from './periods.ts'

/**
 * What decides over the overtime of a workweek: where it begins, in which time zone, whether hours over 40 count, and what
 * an hour pays at least.
 */
export type OvertimeSettings = Pick<PeriodRule, 'anchor' | 'hour'> & {
  overtime: OvertimeRule | null
  timeZone: string
  minimumWages: MinimumWage[]
}

/** The settings of a festival, and those that its locked periods were approved with, oldest first. */
export type SettingsInForce = { current: OvertimeSettings; locked: (Span & OvertimeSettings)[] }

/** The settings that hold at an instant: a locked period keeps those of its approval until it is unlocked. */
export const settingsAt = (instant: Date, { current, locked }: SettingsInForce): OvertimeSettings =>
  locked.find((span) => isWithin(instant, span)) ?? current

/** The overtime rules that hold in a range; null for one that nobody had answered. */
export function overtimeRulesIn(range: Span, { current, locked }: SettingsInForce): (OvertimeRule | null)[] {
  const touched = locked.filter(({ startsAt, endsAt }) => startsAt < range.endsAt && endsAt > range.startsAt)
  const others = clip(range, locked).length ? [current] : []
  return [...new Set([...touched, ...others].map(({ overtime }) => overtime))]
}
