import { nightsOf, shiftEndsAt } from '../../seasons/nights.ts'
import type { Season } from '../../seasons/season.ts'

const HOUR_MS = 3_600_000

type Festival = { season?: Season; timeZone: string; longestShiftHours: number }

/**
 * The assumed end of a forgotten shift: the end of its night's shift hours, or the longest shift after its start where
 * no night matches. Never later than that, so it is before the punch that closes the shift.
 */
export function forgottenShiftEnd(
  { startTime }: { startTime: Date },
  { season, timeZone, longestShiftHours }: Festival,
) {
  const latest = startTime.getTime() + longestShiftHours * HOUR_MS
  const ends = season
    ? nightsOf(season, timeZone).map((night) => shiftEndsAt(season, night, timeZone).getTime())
    : []
  const endOfShift = ends.find((end) => end > startTime.getTime()) ?? latest
  return new Date(Math.min(endOfShift, latest))
}
