import { addDays, dateAt, mondayOf } from '../../local-time.ts'
import { nightsOf } from '../../seasons/nights.ts'
import type { Season } from '../../seasons/season.ts'

/** A date range at the festival, inclusive. */
export type Period = { start: string; end: string }

/** The pay week, Monday to Sunday, of an instant. */
export function payWeekAt(instant: Date, timeZone: string): Period {
  const start = mondayOf(dateAt(instant, timeZone))
  return { start, end: addDays(start, 6) }
}

/** The previous pay week. */
export const weekBefore = ({ start }: Period): Period => ({
  start: addDays(start, -7),
  end: addDays(start, -1),
})

/** From the opening day to the day after the last night, on which its shifts end. */
export function seasonPeriod(season: Season, timeZone: string): Period {
  const dates = nightsOf(season, timeZone).map(({ date }) => date)
  const start = [dateAt(season.opensAt, timeZone), ...dates].sort()[0]!
  return { start, end: addDays(dates.at(-1)!, 1) }
}
