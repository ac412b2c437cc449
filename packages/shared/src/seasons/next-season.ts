import { addDays, firstInstant, localOf, startOfDay } from '../local-time.ts'
import { nightsOf } from './nights.ts'
import { DEFAULT_SEASON, type Season } from './season.ts'

const DAY_MS = 86_400_000
const PAUSE_DAYS = 28

/**
 * Proposes the season of the next year: it opens on the same weekday of the same month, counted from the start of the
 * month, such as the second Friday of September. 52 weeks would be a day or two less than a year, and drift. The extra
 * nights keep their distance from the opening.
 */
export function nextSeason(season: Season, timeZone: string): Season {
  const [date = '', time = ''] = localOf(season.opensAt, timeZone).split('T')
  const opening = sameWeekdayOfNextYear(date)
  const days = (Date.parse(opening) - Date.parse(date)) / DAY_MS
  return {
    ...season,
    opensAt: instantAt(opening, time, timeZone).toISOString(),
    extraNights: season.extraNights.map((night) => addDays(night, days)),
  }
}

/**
 * Proposes the first season of a festival: the next one to come that opens as the default one does, by its own clock,
 * without its extra night.
 */
export function firstSeason(timeZone: string, now: Date): Season {
  const [date = '', time = ''] = localOf(DEFAULT_SEASON.opensAt, 'America/New_York').split('T')
  let season: Season = {
    ...DEFAULT_SEASON,
    extraNights: [],
    opensAt: instantAt(date, time, timeZone).toISOString(),
  }
  while (!isAhead(season, now)) season = nextSeason(season, timeZone)
  return season
}

/** The dates of the first and the last night of a season. */
export function spanOf(season: Season, timeZone: string) {
  const nights = nightsOf(season, timeZone)
  return { first: nights[0]!.date, last: nights.at(-1)!.date }
}

/** Whether the first night of a season comes after the last one of another. */
export const comesAfter = (season: Season, other: Season, timeZone: string) =>
  spanOf(season, timeZone).first > spanOf(other, timeZone).last

/**
 * Proposes the season after the current one that opens in the future: the season before it a year later, if that comes
 * after it, so that spring and autumn take turns; else the current one a year later.
 */
export function followingSeason(
  current: Season,
  before: Season | undefined,
  timeZone: string,
  now: Date,
): Season {
  const inTurn = before && nextSeason(before, timeZone)
  const next = inTurn && comesAfter(inTurn, current, timeZone) ? inTurn : nextSeason(current, timeZone)
  return isAhead(next, now) ? next : followingSeason(next, current, timeZone, now)
}

const isAhead = ({ opensAt }: Season, now: Date) => new Date(opensAt) > now

/**
 * Proposes a second season of the same year: it opens on the same weekday at the same time, four weeks after the last
 * night or a little later, without extra nights. Null when that is in the next year, or past.
 */
export function seasonAgain(season: Season, timeZone: string, now: Date): Season | null {
  const [date = '', time = ''] = localOf(season.opensAt, timeZone).split('T')
  const sinceOpening = (Date.parse(spanOf(season, timeZone).last) - Date.parse(date)) / DAY_MS
  const opening = addDays(date, 7 * Math.ceil((sinceOpening + PAUSE_DAYS) / 7))
  if (opening.slice(0, 4) !== date.slice(0, 4)) return null
  const again = { ...season, extraNights: [], opensAt: instantAt(opening, time, timeZone).toISOString() }
  return isAhead(again, now) ? again : null
}

/** A local time that daylight saving time skips falls back to the start of the day. */
const instantAt = (date: string, time: string, timeZone: string) =>
  firstInstant(date, time, timeZone) ?? startOfDay(date, timeZone)

/** The nth weekday of the month a year later; the last one where the month has no fifth. */
function sameWeekdayOfNextYear(date: string) {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  const first = new Date(Date.UTC(year + 1, month - 1, 1))
  const weekday = new Date(date).getUTCDay()
  const toWeekday = (weekday - first.getUTCDay() + 7) % 7
  const weeks = Math.floor((day - 1) / 7)
  const found = addDays(first.toISOString().slice(0, 10), toWeekday + 7 * weeks)
  return found.slice(5, 7) === date.slice(5, 7) ? found : addDays(found, -7)
}
