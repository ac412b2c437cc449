import { addDays } from '@nightshift/shared/local-time'
import { type Period, payWeekAt } from '@nightshift/shared/timeclock/pay-period'
import { TIME_ZONE } from './festivals.ts'
import { idOf } from './random.ts'

/** The exports of all pay weeks but the last one, which is still to be exported. The manager makes them on Tuesdays. */
export function payrollExports<Row extends { startTime: Date }>(entries: Row[]) {
  const weeks = new Map<string, Period & { entries: Row[] }>()
  for (const entry of entries) {
    const week = payWeekAt(entry.startTime, TIME_ZONE)
    const known = weeks.get(week.start)
    if (known) known.entries.push(entry)
    else weeks.set(week.start, { ...week, entries: [entry] })
  }
  return [...weeks.values()]
    .sort((a, b) => (a.start < b.start ? -1 : 1))
    .slice(0, -1)
    .map(({ start, end, entries }) => ({
      startsOn: start,
      endsOn: end,
      madeAt: new Date(`${addDays(end, 2)}T15:10:00Z`),
      madeBy: idOf('manager'),
      entries,
    }))
}
