import { addDays, firstInstant, localOf, startOfDay } from '../local-time.ts'
import type { Season } from './season.ts'

/** 52 weeks: a year later on the same weekday. */
const YEAR_DAYS = 364

/** Proposes the next season: the same weekends, extra nights and hours, a year later. */
export function nextSeason(season: Season, timeZone: string): Season {
  const [date = '', time = ''] = localOf(season.opensAt, timeZone).split('T')
  const opening = addDays(date, YEAR_DAYS)
  // A local time that daylight saving time skips falls back to the start of the day.
  const opensAt = firstInstant(opening, time, timeZone) ?? startOfDay(opening, timeZone)
  return {
    ...season,
    opensAt: opensAt.toISOString(),
    extraNights: season.extraNights.map((night) => addDays(night, YEAR_DAYS)),
  }
}
