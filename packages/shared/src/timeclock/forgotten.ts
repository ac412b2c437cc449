import { nightsOf, shiftEndsAt } from '../festivals/nights.ts'
import type { Season } from '../festivals/season.ts'

const HOUR_MS = 3_600_000

/** Whether a shift has been open for longer than any shift of its festival lasts: the clock-out was forgotten. */
export const isForgotten = (
  { startTime }: { startTime: string | Date },
  longestShiftHours: number,
  now: Date,
) => now.getTime() - new Date(startTime).getTime() > longestShiftHours * HOUR_MS

type Festival = { season?: Season; timeZone: string; longestShiftHours: number }

/**
 * When a forgotten shift is taken to have ended: at the end of shift of its night, or after the longest shift where no
 * night matches. Never later than that, so it is always over before the punch that closes it.
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
