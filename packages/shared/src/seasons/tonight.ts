import { addDays, dateAt } from '../local-time.ts'
import { type Night, nightsOf, shiftEndsAt } from './nights.ts'
import type { Season } from './season.ts'

/** The night that is on: that of yesterday until its shift ends after midnight, then that of today. */
export function nightAt(now: Date, season: Season, timeZone: string): Night | undefined {
  const nights = nightsOf(season, timeZone)
  const today = dateAt(now, timeZone)
  const on = (date: string) => nights.find((night) => night.date === date)
  const before = on(addDays(today, -1))
  return before && now < shiftEndsAt(season, before, timeZone) ? before : on(today)
}
