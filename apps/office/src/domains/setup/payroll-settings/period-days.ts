import { addDays } from '@nightshift/shared/local-time'
import type { PeriodRule } from '@nightshift/shared/setup/payroll-settings/contract'

export const weekdayOf = (date: string) => new Date(date).getUTCDay()

/** The last date with this weekday, today or before. */
export const lastWeekday = (weekday: number, today: string) =>
  addDays(today, -((weekdayOf(today) - weekday + 7) % 7))

const isSamePeriod = (one: string, other: string) =>
  (Math.round((Date.parse(one) - Date.parse(other)) / 86_400_000) / 7) % 2 === 0

/** The two days on which periods of two weeks could begin around today, and the one that the anchor means. */
export function firstWeekChoices({ anchor }: Pick<PeriodRule, 'anchor'>, today: string) {
  const last = lastWeekday(weekdayOf(anchor), today)
  const days = [addDays(last, -7), last]
  return { days, chosen: days.find((day) => isSamePeriod(day, anchor))! }
}
