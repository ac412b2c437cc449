import { addDays, dateAt, localToInstants, startOfDay } from '../local-time.ts'

const MINUTE_MS = 60_000

/**
 * The first instant of a time of day ('01:30') from the start of a shift on: before or after midnight, as the night
 * goes. Where a clock change skips the time, the one that the skipped clock would show.
 */
export function endOfNight(startTime: Date, time: string, timeZone: string): Date {
  const day = dateAt(startTime, timeZone)
  return [day, addDays(day, 1)]
    .flatMap((date) => instantsOf(date, time, timeZone))
    .find((instant) => instant >= startTime) as Date
}

function instantsOf(date: string, time: string, timeZone: string) {
  const found = localToInstants(date, time, timeZone)
  if (found.kind === 'two') return [found.first, found.second]
  if (found.kind === 'one') return [found.instant]
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return [new Date(startOfDay(date, timeZone).getTime() + (hours * 60 + minutes) * MINUTE_MS)]
}
