import { tzOffset } from '@date-fns/tz'
import { formatInZone } from './time.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Which one is meant of a local time that comes twice. */
export const OCCURRENCES = ['first', 'second'] as const
export type Occurrence = (typeof OCCURRENCES)[number]

/** The instants of a local time: none in the gap when daylight saving time starts, two in the overlap when it ends. */
export type LocalInstants =
  | { kind: 'none' }
  | { kind: 'one'; instant: Date }
  | { kind: 'two'; first: Date; second: Date }

/** Resolves a local date ('2024-11-03') and time ('01:30' or '01:30:00') in this zone. */
export function localToInstants(date: string, time: string, timeZone: string): LocalInstants {
  const wall = Date.parse(`${date}T${time}Z`)
  if (Number.isNaN(wall)) return { kind: 'none' }
  // No zone changes its offset twice within two days, so one of these offsets is right, or both are.
  const offsets = new Set([wall - DAY_MS, wall + DAY_MS].map((around) => offsetMs(around, timeZone)))
  const [first, second] = [...offsets]
    .map((offset) => wall - offset)
    .filter((instant) => instant + offsetMs(instant, timeZone) === wall)
    .sort((one, other) => one - other)
    .map((instant) => new Date(instant))
  if (!first) return { kind: 'none' }
  return second ? { kind: 'two', first, second } : { kind: 'one', instant: first }
}

/** The first instant of a local time; undefined in a gap. */
export function firstInstant(date: string, time: string, timeZone: string) {
  const found = localToInstants(date, time, timeZone)
  return found.kind === 'two' ? found.first : found.kind === 'one' ? found.instant : undefined
}

const offsetMs = (instant: number, timeZone: string) => tzOffset(timeZone, new Date(instant)) * MINUTE_MS

/** The local date and time in this zone, to the second: '2024-11-03T01:30:00'. */
export const localOf = (instant: string | Date, timeZone: string) =>
  formatInZone(instant, "yyyy-MM-dd'T'HH:mm:ss", timeZone)

/** The date in this zone: '2024-11-03'. */
export const dateAt = (instant: string | Date, timeZone: string) =>
  formatInZone(instant, 'yyyy-MM-dd', timeZone)

/** The first instant of a day in this zone; later than midnight where a clock change skips it. */
export function startOfDay(date: string, timeZone: string): Date {
  for (let minutes = 0; minutes < 24 * 60; minutes += 15) {
    const time = new Date(minutes * MINUTE_MS).toISOString().slice(11, 19)
    const found = firstInstant(date, time, timeZone)
    if (found) return found
  }
  // A zone that crossed the date line skipped the whole day: the next one is used.
  return startOfDay(addDays(date, 1), timeZone)
}

/** The first full hour of this number after an instant, in this zone. */
export function nextLocalHour(after: Date, hour: number, timeZone: string): Date {
  const today = dateAt(after, timeZone)
  const found = localHourOf(today, hour, timeZone)
  return found > after ? found : localHourOf(addDays(today, 1), hour, timeZone)
}

/** The instant of a full hour of a day in this zone. A clock change may skip the hour itself: then the next one. */
export const localHourOf = (date: string, hour: number, timeZone: string) =>
  firstInstant(date, `${String(hour).padStart(2, '0')}:00`, timeZone) ??
  new Date(startOfDay(date, timeZone).getTime() + hour * 60 * MINUTE_MS)

/** The first and the last millisecond of a range of days in this zone, whatever their length. */
export const wholeDays = (start: string, end: string, timeZone: string) => ({
  from: startOfDay(start, timeZone),
  to: new Date(startOfDay(addDays(end, 1), timeZone).getTime() - 1),
})

/** The zone's abbreviation at an instant: 'EDT', or 'EST' in winter. */
export const zoneName = (instant: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')!.value

// Dates are computed in UTC, where every day has 24 hours.

export const addDays = (date: string, count: number) =>
  new Date(Date.parse(date) + count * DAY_MS).toISOString().slice(0, 10)

/** The same day so many months later; the last day of a shorter month. */
export function addMonths(date: string, count: number) {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + count, Math.min(day, lastDay))).toISOString().slice(0, 10)
}

/** The Monday of a date's week. */
export const mondayOf = (date: string) => addDays(date, -((new Date(date).getUTCDay() + 6) % 7))
