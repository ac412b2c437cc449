import { dateAt, mondayOf } from '@nightshift/shared/local-time'
import type { TimeEntry } from '@nightshift/shared/time/timeclock/contract'
import { hundredthsOf, isOpen, payOf, tipsOf } from '@nightshift/shared/time/timeclock/rules'

const DAY_MS = 24 * 60 * 60 * 1000

/** Hours in hundredths and money in cents: integer sums are exact. */
export type Totals = { hundredths: number; pay: number; tips: number }
export type Week = { monday: Date; entries: TimeEntry[]; totals: Totals }

/** Groups by pay week, Monday to Sunday, in the order of the entries. Open entries are in no total. */
export function weeksOf(entries: TimeEntry[], timeZone: string): Week[] {
  const weeks = new Map<number, TimeEntry[]>()
  for (const entry of entries) {
    const monday = Date.parse(mondayOf(dateAt(entry.startTime, timeZone)))
    weeks.set(monday, [...(weeks.get(monday) ?? []), entry])
  }
  return [...weeks].map(([monday, inWeek]) => ({
    monday: new Date(monday),
    entries: inWeek,
    totals: totalsOf(inWeek),
  }))
}

/** Open entries are in no total. */
export function totalsOf(entries: readonly TimeEntry[]): Totals {
  const closed = entries.filter((entry) => !isOpen(entry))
  const sum = (of: (entry: TimeEntry) => number) => closed.reduce((total, entry) => total + of(entry), 0)
  const now = new Date()
  return {
    hundredths: sum((entry) => hundredthsOf(entry, now)),
    pay: sum((entry) => payOf(entry, now)),
    tips: sum(tipsOf),
  }
}

const range = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** 'Oct 28 – Nov 3, 2024' */
export const weekLabel = ({ monday }: Pick<Week, 'monday'>) =>
  range.formatRange(monday, new Date(monday.getTime() + 6 * DAY_MS))

/** '8.25' */
export const formatHundredths = (hundredths: number) => (hundredths / 100).toFixed(2)
