import { addDays, dateAt, localToInstants, type Occurrence, startOfDay } from '../../local-time.ts'
import { isAhead } from './rules.ts'

const MINUTE_MS = 60_000

/** Of a time of day: one, or two where the clocks go back. */
type Instants = [Date] | [Date, Date]

type EndByNow = { kind: 'end'; end: Date } | { kind: 'twice'; first: Date; second: Date }

/**
 * The end of a shift at a time of day ('01:30') in its night: the first such instant from its start on, before or after
 * midnight. Where a clock change skips the time, the one that the skipped clock would show. Where the time has come twice, because the clocks went back, either
 * may be meant, unless the shift began between the two or somebody says which.
 */
export function endByNow(
  startTime: Date,
  { time, which }: { time: string; which?: Occurrence | undefined },
  timeZone: string,
  now: Date,
): EndByNow {
  const [first, second] = instantsOfNight(startTime, time, timeZone)
  if (!second) return { kind: 'end', end: first }
  if (which) return { kind: 'end', end: which === 'first' ? first : second }
  if (first < startTime) return { kind: 'end', end: second }
  return isAhead(second, now) ? { kind: 'end', end: first } : { kind: 'twice', first, second }
}

/** The two instants of a time that has come twice in the night of one of these shifts. */
export const comesTwice = (startTimes: Date[], time: string, timeZone: string, now: Date) =>
  startTimes
    .map((startTime) => endByNow(startTime, { time }, timeZone, now))
    .find((end) => end.kind === 'twice')

/** The instants of a time of day on the first date that has one from the start of the shift on. */
function instantsOfNight(startTime: Date, time: string, timeZone: string): Instants {
  const today = dateAt(startTime, timeZone)
  const found = instantsOf(today, time, timeZone)
  return found.some((instant) => instant >= startTime) ? found : instantsOf(addDays(today, 1), time, timeZone)
}

function instantsOf(date: string, time: string, timeZone: string): Instants {
  const found = localToInstants(date, time, timeZone)
  if (found.kind === 'two') return [found.first, found.second]
  if (found.kind === 'one') return [found.instant]
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return [new Date(startOfDay(date, timeZone).getTime() + (hours * 60 + minutes) * MINUTE_MS)]
}
