import { TZDateMini } from '@date-fns/tz'
import { type Night, nightsOf } from '../../seasons/nights.ts'
import type { Season } from '../../seasons/season.ts'

const two = (value: number) => String(Math.abs(value)).padStart(2, '0')

/** When the gates open on a night, as an ISO time with the local offset: at the same hour as on opening day. */
export function gatesOpenAt({ opensAt }: Season, { date }: Night, timeZone: string) {
  const opening = new TZDateMini(opensAt, timeZone)
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  return withOffset(new TZDateMini(year, month - 1, day, opening.getHours(), opening.getMinutes(), timeZone))
}

/** '2024-10-04T19:00:00-04:00' */
function withOffset(instant: Date) {
  const date = [instant.getFullYear(), two(instant.getMonth() + 1), two(instant.getDate())].join('-')
  const offset = -instant.getTimezoneOffset()
  const zone = `${offset < 0 ? '-' : '+'}${two(Math.trunc(offset / 60))}:${two(offset % 60)}`
  return `${date}T${two(instant.getHours())}:${two(instant.getMinutes())}:00${zone}`
}

const HOUR_MS = 3_600_000
/** How long after opening a night is still on sale. */
const DOORS_HOURS = 4

/** The last millisecond at which somebody can be let in on a night. */
export const letsInUntil = (season: Season, night: Night, timeZone: string) =>
  Date.parse(gatesOpenAt(season, night, timeZone)) + DOORS_HOURS * HOUR_MS

/** The end of a night for visitors, as an ISO time with the local offset: nobody is let in after it. */
export const gatesCloseAt = (season: Season, night: Night, timeZone: string) =>
  withOffset(new TZDateMini(letsInUntil(season, night, timeZone), timeZone))

/** Whether nobody can be let in any more on a night. */
export const isNightOver = (season: Season, night: Night, timeZone: string, now: Date) =>
  letsInUntil(season, night, timeZone) < now.getTime()

/** Whether every night of the season is over. */
export const isSeasonOver = (season: Season, timeZone: string, now: Date) =>
  nightsOf(season, timeZone).every((night) => isNightOver(season, night, timeZone, now))

/** As of when it is judged what is on sale and whether a season is over: now, but in a demo as of its own date. */
export const salesInstant = ({ salesAsOf }: { salesAsOf?: string }, now: Date) =>
  salesAsOf ? new Date(salesAsOf) : now

/** The hour at which the gates open, '7 pm' or '6:30 pm', and the year of the season. */
export function openingOf({ opensAt }: Season, timeZone: string) {
  const opening = new TZDateMini(opensAt, timeZone)
  const [hour, minute] = [opening.getHours(), opening.getMinutes()]
  const clock = minute ? `${hour % 12 || 12}:${two(minute)}` : `${hour % 12 || 12}`
  return { year: opening.getFullYear(), gates: `${clock} ${hour < 12 ? 'am' : 'pm'}` }
}
