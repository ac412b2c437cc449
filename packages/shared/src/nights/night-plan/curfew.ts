import { addDays, dateAt, firstInstant, localOf } from '../../local-time.ts'

/** The instant of the curfew of a night: an hour before noon is that of the next morning. */
export function curfewAt(night: string, curfew: string, timeZone: string) {
  const date = curfew < '12:00' ? addDays(night, 1) : night
  return firstInstant(date, curfew, timeZone) ?? new Date(`${date}T${curfew}Z`)
}

type Planned = { night: string; endsAt: Date; isOver16: boolean }

/** Whether somebody who is not over 16 is planned past the curfew. A warning: the law of the state decides. */
export const isPastCurfew = ({ night, endsAt, isOver16 }: Planned, curfew: string | null, timeZone: string) =>
  !isOver16 && curfew !== null && endsAt > curfewAt(night, curfew, timeZone)

/** The night of an instant: a shift that begins after midnight and before noon belongs to the day before. */
export function nightOf(startTime: Date, timeZone: string) {
  const halfADay = 12 * 3_600_000
  return dateAt(new Date(startTime.getTime() - halfADay), timeZone)
}

/** Between the nights: whoever comes then belongs to the night before, and is not expected on its plan. */
export const isMorning = (instant: Date, timeZone: string) => {
  const time = localOf(instant, timeZone).slice(11)
  return time >= '06:00' && time < '12:00'
}
