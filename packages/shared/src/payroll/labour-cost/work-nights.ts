import { localOf, mondayOf } from '../../local-time.ts'
import type { Night } from '../../seasons/nights.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** With a payroll hour in the afternoon, the shifts of an evening would belong to the day before. */
const LATEST_CUT = 12

/** The local hour at which a night ends for labour cost: that of payroll, noon at the latest. */
export const nightCut = (payrollHour: number) => Math.min(payrollHour, LATEST_CUT)

/** The night of an entry, by its start: a shift that begins at 2 AM belongs to the night before. */
export function workNightOf(startTime: string | Date, cut: number, timeZone: string) {
  const local = Date.parse(`${localOf(startTime, timeZone)}Z`)
  return new Date(local - cut * HOUR_MS).toISOString().slice(0, 10)
}

/**
 * Pairs each night with the one of the season before that has the same weekday and the same week after the opening
 * weekend. The first Saturday is in that weekend whichever day the season opens on.
 */
export function sameNightsBefore(nights: Night[], before: Night[]): Map<string, Night> {
  const known = new Map(before.map((night) => [placeOf(night, before), night]))
  return new Map(
    nights.flatMap((night) => {
      const same = known.get(placeOf(night, nights))
      return same ? [[night.date, same] as const] : []
    }),
  )
}

const FIRST_SATURDAY = 'sa1'

/** Days from the Monday of the opening weekend. */
function placeOf({ date }: Night, nights: Night[]) {
  const opening = nights.find(({ key }) => key === FIRST_SATURDAY)!.date
  return (Date.parse(date) - Date.parse(mondayOf(opening))) / DAY_MS
}
