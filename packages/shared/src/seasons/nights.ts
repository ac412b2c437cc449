import { TZDateMini } from '@date-fns/tz'
import { MONTHS, WEEKDAYS } from '../calendar-words.ts'
import { addDays, firstInstant } from '../local-time.ts'
import type { Season } from './season.ts'

// A module of its own: the public pages do not load the schema.

/** One night of the season: the key that applications store, its date at the festival and its label. */
export type Night = { key: string; date: string; label: string }

const FRIDAY = 5
const SATURDAY = 6
const DAY_MS = 86_400_000
const WEEKDAY_KEYS = ['su', 'mo', 'tu', 'we', 'th', 'fr', 'sa'] as const

/**
 * The nights of a season in order of date. The weekends start with the first Friday or Saturday on or after the
 * opening: a season that opens on a Saturday has one Friday less; one that opens on another day starts on the next
 * Friday (an opening night in midweek is an extra night). Keys count the nights of each weekday, extra nights last.
 */
export function nightsOf(season: Season, timeZone: string): Night[] {
  const opening = dayAt(season.opensAt, timeZone)
  const first = weekdayOf(opening) === SATURDAY ? opening : nextFriday(opening)
  const lastSaturday = first + SATURDAY - weekdayOf(first) + 7 * (season.weekends - 1)
  const days = new Set<number>()
  for (let day = first; day <= lastSaturday; day++) {
    if (weekdayOf(day) === FRIDAY || weekdayOf(day) === SATURDAY) days.add(day)
  }
  for (const date of [...season.extraNights].sort()) days.add(dayOf(date))

  const counts = new Map<string, number>()
  const nights = [...days].map((day) => {
    const weekday = WEEKDAY_KEYS[weekdayOf(day)]!
    const count = (counts.get(weekday) ?? 0) + 1
    counts.set(weekday, count)
    return { key: `${weekday}${count}`, date: dateOf(day), label: labelOf(day) }
  })
  return nights.sort((a, b) => (a.date < b.date ? -1 : 1))
}

/** The label of a stored key. Old applications may have keys that the season no longer has. */
export const nightLabel = (nights: Night[], key: string) =>
  nights.find((night) => night.key === key)?.label ?? 'UNKNOWN'

/** Groups the nights by week, Monday to Sunday, so that an extra night joins its weekend. */
export function weekendsOf(nights: Night[]): Night[][] {
  const weeks = new Map<number, Night[]>()
  for (const night of nights) {
    const week = Math.floor((dayOf(night.date) + 3) / 7)
    weeks.set(week, [...(weeks.get(week) ?? []), night])
  }
  return [...weeks.values()]
}

/** The instant at which the shift of a night starts. */
export function shiftStartsAt(
  { shiftStart }: Pick<Season, 'shiftStart'>,
  { date }: Pick<Night, 'date'>,
  timeZone: string,
) {
  return instantOf(date, shiftStart, timeZone)
}

/** The instant at which the shift of a night ends: on the next day when it extends past midnight. */
export function shiftEndsAt(
  { shiftStart, shiftEnd }: Pick<Season, 'shiftStart' | 'shiftEnd'>,
  { date }: Pick<Night, 'date'>,
  timeZone: string,
) {
  const later = shiftEnd <= shiftStart ? 1 : 0
  // The first occurrence of an ambiguous local time: which one a Date takes depends on the machine's own zone.
  const end = firstInstant(addDays(date, later), shiftEnd, timeZone)
  return end ?? instantOf(date, shiftEnd, timeZone, later)
}

function instantOf(date: string, time: string, timeZone: string, daysLater = 0) {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  const [hour, minute] = hourAndMinute(time)
  return new Date(+new TZDateMini(year, month - 1, day + daysLater, hour, minute, timeZone))
}

/** '5pm to 1am' */
export const shiftText = ({ shiftStart, shiftEnd }: Pick<Season, 'shiftStart' | 'shiftEnd'>) =>
  `${hourText(shiftStart)} to ${hourText(shiftEnd)}`

function hourText(time: string) {
  const [hour, minute] = hourAndMinute(time)
  const minutes = minute ? `:${String(minute).padStart(2, '0')}` : ''
  return `${hour % 12 || 12}${minutes}${hour < 12 ? 'am' : 'pm'}`
}

const hourAndMinute = (time: string) => time.split(':').map(Number) as [number, number]

// A day is a count from 1 January 1970, a Thursday, so that no time zone can shift a date.

function dayAt(instant: string, timeZone: string) {
  const local = new TZDateMini(instant, timeZone)
  return Date.UTC(local.getFullYear(), local.getMonth(), local.getDate()) / DAY_MS
}

const dayOf = (date: string) => Date.parse(date) / DAY_MS
const dateOf = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10)
const weekdayOf = (day: number) => new Date(day * DAY_MS).getUTCDay()
const nextFriday = (day: number) => day + ((FRIDAY - weekdayOf(day) + 7) % 7)

function labelOf(day: number) {
  const date = new Date(day * DAY_MS)
  return `${WEEKDAYS[date.getUTCDay()]}, ${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}`
}
