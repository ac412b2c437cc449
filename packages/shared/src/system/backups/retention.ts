import { dateAt, mondayOf } from '../../local-time.ts'

const DAILY = 7
const WEEKLY = 5
const MONTHLY = 12
const DAY_MS = 24 * 3_600_000

/**
 * The backups to keep, of these times: the newest of each of the last 7 days, 5 weeks and 12 months that have one, so
 * the newest of all is always among them. Days without a backup do not count: a winter break expires nothing. None
 * expires within a day, so that a backup made after an upgrade does not remove the one made before it.
 */
export function backupsToKeep(times: Date[], timeZone: string): Set<Date> {
  const newestFirst = times.toSorted((one, other) => other.getTime() - one.getTime())
  const date = (time: Date) => dateAt(time, timeZone)
  const newest = newestFirst[0]?.getTime() ?? 0
  return new Set([
    ...newestFirst.filter((time) => newest - time.getTime() < DAY_MS),
    ...newestOfEach(newestFirst, date, DAILY),
    ...newestOfEach(newestFirst, (time) => mondayOf(date(time)), WEEKLY),
    ...newestOfEach(newestFirst, (time) => date(time).slice(0, 7), MONTHLY),
  ])
}

function newestOfEach(newestFirst: Date[], periodOf: (time: Date) => string, most: number) {
  const newest = new Map<string, Date>()
  for (const time of newestFirst) {
    const period = periodOf(time)
    if (!newest.has(period)) newest.set(period, time)
  }
  return [...newest.values()].slice(0, most)
}
