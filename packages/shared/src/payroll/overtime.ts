import { toCents } from '../money.ts'
import { isWithin, type Span, workweekAt } from '../pay-periods/periods.ts'
import type { PeriodRule } from '../payroll-settings/contract.ts'
import { hundredthsOf } from '../timeclock/rules.ts'

/** 40 hours, in hundredths. */
const STRAIGHT_TIME = 4000

/** Hours in hundredths, rates and money in cents. */
export type WeekOvertime = {
  hundredths: number
  /** The hours over 40. */
  overtimeHundredths: number
  /** Per hour, rounded for display. The premium is computed from the exact one. */
  regularRate: number
  /** What is owed on top of straight time. */
  premium: number
}

type Work = { hundredths: number; rate: number }

/**
 * The overtime of one person's workweek: an extra half of the regular rate for the hours over 40, rounded to the cent
 * once. The regular rate is that of all the hours, weighted (29 CFR 778.115). Tips are no part of it.
 */
export function overtimeOf(work: Work[]): WeekOvertime {
  let hundredths = 0
  /** In hundredths of a cent: whole numbers stay exact. */
  let straightPay = 0
  for (const shift of work) {
    hundredths += shift.hundredths
    straightPay += shift.hundredths * shift.rate
  }
  if (hundredths <= 0) return { hundredths: 0, overtimeHundredths: 0, regularRate: 0, premium: 0 }
  const overtimeHundredths = Math.max(0, hundredths - STRAIGHT_TIME)
  return {
    hundredths,
    overtimeHundredths,
    regularRate: quotient(straightPay, hundredths),
    premium: quotient(straightPay * overtimeHundredths, 2 * 100 * hundredths),
  }
}

/** The quotient of whole numbers, rounded half up, without the error of a fraction. */
function quotient(dividend: number, divisor: number) {
  const doubled = 2 * dividend + divisor
  return (doubled - (doubled % (2 * divisor))) / (2 * divisor)
}

/** A shift that has ended; open ones have no overtime yet. */
export type EndedShift = {
  userId: string
  startTime: string | Date
  endTime: string | Date
  payrate: number
}

export type PersonWeek = WeekOvertime & { userId: string; week: Span }

/** The overtime of each person and workweek. A shift belongs to the week in which it ended, each week stands alone. */
export function overtimeByWeek(
  shifts: EndedShift[],
  rule: PeriodRule,
  timeZone: string,
  paidWeeks: Span[] = [],
): PersonWeek[] {
  const weekOf = workweekFinder(rule, timeZone, paidWeeks)
  const weeks = new Map<string, { userId: string; week: Span; work: Work[] }>()
  for (const shift of shifts) {
    const { userId, payrate, endTime } = shift
    const week = weekOf(new Date(endTime))
    const key = `${userId} ${week.startsAt.getTime()}`
    const found = weeks.get(key) ?? { userId, week, work: [] }
    weeks.set(key, found)
    found.work.push({ hundredths: hundredthsOf(shift, new Date(endTime)), rate: toCents(payrate) })
  }
  return [...weeks.values()].map(({ userId, week, work }) => ({ userId, week, ...overtimeOf(work) }))
}

/**
 * `workweekAt`, remembering the weeks: thousands of shifts are in a few of them. Another rule holds for the weeks to come
 * (29 CFR 778.105): those whose overtime was paid keep their bounds, and the others get what they leave.
 */
export function workweekFinder(rule: PeriodRule, timeZone: string, paidWeeks: Span[] = []) {
  const known = [...paidWeeks]
  return (ended: Date) => {
    const week = known.find((one) => isWithin(ended, one))
    if (week) return week
    known.push(between(paidWeeks, ended, workweekAt(ended, rule, timeZone)))
    return known.at(-1)!
  }
}

function between(taken: Span[], instant: Date, { startsAt, endsAt }: Span): Span {
  const since = taken.map((one) => one.endsAt).filter((end) => startsAt < end && end <= instant)
  const until = taken.map((one) => one.startsAt).filter((start) => instant < start && start < endsAt)
  return {
    startsAt: new Date(Math.max(+startsAt, ...since.map(Number))),
    endsAt: new Date(Math.min(+endsAt, ...until.map(Number))),
  }
}

/** Whether a workweek is listed for a range: in the one in which it ends, so that a cut week counts once and whole. */
export const endsWithin = ({ endsAt }: Span, since: Date, until: Date) => since < endsAt && endsAt <= until
