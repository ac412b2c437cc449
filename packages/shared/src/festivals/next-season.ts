import { addDays, firstInstant, localOf, startOfDay } from '../local-time.ts'
import type { Season } from './season.ts'

/** 52 weeks: a year later on the same weekday. */
const YEAR_DAYS = 364

/** The same weekends, extra nights and hours a year on, to begin the next season with. */
export function nextSeason(season: Season, timeZone: string): Season {
  const [date = '', time = ''] = localOf(season.opensAt, timeZone).split('T')
  const opening = addDays(date, YEAR_DAYS)
  // Nobody opens in an hour that the clocks skip; the day stands for it.
  const opensAt = firstInstant(opening, time, timeZone) ?? startOfDay(opening, timeZone)
  return {
    ...season,
    opensAt: opensAt.toISOString(),
    extraNights: season.extraNights.map((night) => addDays(night, YEAR_DAYS)),
  }
}
