import { addDays, localToInstants, startOfDay } from '../../local-time.ts'

const HALF_A_DAY_MS = 12 * 3_600_000

/** The instants of a night, the second exclusive: those whose `nightOf` is this date. */
export const nightSpan = (night: string, timeZone: string) => ({
  startsAt: new Date(startOfDay(night, timeZone).getTime() + HALF_A_DAY_MS),
  untilAt: new Date(startOfDay(addDays(night, 1), timeZone).getTime() + HALF_A_DAY_MS),
})

/** The first instant of a time of day within a night; undefined where a clock change skips it. */
export function instantInNight(night: string, time: string, timeZone: string) {
  const { startsAt, untilAt } = nightSpan(night, timeZone)
  return [night, addDays(night, 1)]
    .flatMap((date) => {
      const found = localToInstants(date, time, timeZone)
      if (found.kind === 'none') return []
      return found.kind === 'two' ? [found.first, found.second] : [found.instant]
    })
    .find((instant) => instant >= startsAt && instant < untilAt)
}
