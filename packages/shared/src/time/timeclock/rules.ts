import { toCents } from '../../money.ts'

const HUNDREDTH_OF_AN_HOUR_MS = 36_000

export type AssignedPosition = { id: number }

export type ClockInDecision<Assigned extends AssignedPosition> =
  | { kind: 'start'; position: Assigned }
  | { kind: 'ask'; options: Assigned[] }
  | { kind: 'refuse'; error: 'noPositionAssigned' | 'positionNotAssigned' }

/** Decides a clock-in, for the page, the kiosk and the API. */
export function decideClockIn<Assigned extends AssignedPosition>(
  assigned: Assigned[],
  chosenId?: number,
): ClockInDecision<Assigned> {
  const [only, ...others] = assigned
  if (!only) return { kind: 'refuse', error: 'noPositionAssigned' }
  if (chosenId === undefined) {
    return others.length ? { kind: 'ask', options: assigned } : { kind: 'start', position: only }
  }
  const chosen = assigned.find(({ id }) => id === chosenId)
  return chosen ? { kind: 'start', position: chosen } : { kind: 'refuse', error: 'positionNotAssigned' }
}

/** How far the clocks of two devices may be apart. */
export const CLOCK_SKEW_MS = 5 * 60_000

/** Whether a time is now, as far as the clocks of two devices agree. */
export const isNow = (time: Date, now: Date) => Math.abs(time.getTime() - now.getTime()) <= CLOCK_SKEW_MS

/** Whether a time of a shift has not come yet: nobody has worked hours that are still to come. */
export const isAhead = (time: Date, now: Date) => time.getTime() - now.getTime() > CLOCK_SKEW_MS

/** For how long a person can take back their own Clock Out. */
export const TAKE_BACK_MS = 10_000

type Shift = { startTime: string | Date; endTime: string | Date | null }

export const isOpen = ({ endTime }: { endTime: string | Date | null }) => endTime === null

/** Elapsed time in hundredths of an hour, rounded. An open shift counts up to `now`. */
export function hundredthsOf({ startTime, endTime }: Shift, now: Date) {
  const elapsed = new Date(endTime ?? now).getTime() - new Date(startTime).getTime()
  return Math.round(elapsed / HUNDREDTH_OF_AN_HOUR_MS)
}

/** Elapsed hours, rounded to 2 decimals. */
export const hoursOf = (shift: Shift, now: Date) => hundredthsOf(shift, now) / 100

/** The pay of a shift in cents. Payroll multiplies the rounded hours, so we must too. */
export const payOf = (shift: Shift & { payrate: number }, now: Date) =>
  Math.round((hundredthsOf(shift, now) * toCents(shift.payrate)) / 100)

/** Cash plus credit, in cents. */
export const tipsOf = ({ cashTips, creditTips }: { cashTips: number; creditTips: number }) =>
  toCents(cashTips) + toCents(creditTips)
