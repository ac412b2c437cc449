import { firstInstant, localOf, startOfDay } from '../../local-time.ts'
import { type Night, nightsOf, shiftEndsAt } from '../../seasons/nights.ts'
import type { Season } from '../../seasons/season.ts'
import { nightOf } from './curfew.ts'

export type NightTimes = Night & { gatesAt: Date; endsAt: Date }

/** The gates open every night at the hour at which they open on the first. */
export function gatesAt({ opensAt }: Pick<Season, 'opensAt'>, date: string, timeZone: string) {
  const time = localOf(opensAt, timeZone).slice(11)
  return firstInstant(date, time, timeZone) ?? startOfDay(date, timeZone)
}

/** The nights of a season with the instants at which their gates open and their shifts end. */
export const nightTimesOf = (season: Season, timeZone: string): NightTimes[] =>
  nightsOf(season, timeZone).map((night) => ({
    ...night,
    gatesAt: gatesAt(season, night.date, timeZone),
    endsAt: shiftEndsAt(season, night, timeZone),
  }))

/** The night that is on at this instant, from noon to noon; undefined between the nights. */
export function tonightOf<N extends { date: string }>(nights: N[], now: Date, timeZone: string) {
  const tonight = nightOf(now, timeZone)
  return nights.find(({ date }) => date === tonight)
}
