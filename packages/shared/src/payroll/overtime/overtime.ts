import { dateAt } from '../../local-time.ts'
import { toCents } from '../../money.ts'
import { minimumWageAt } from '../../setup/payroll-settings/contract.ts'
import { hundredthsOf } from '../../time/timeclock/rules.ts'
import { type OvertimeSettings, type SettingsInForce, settingsAt } from '../pay-periods/overtime-settings.ts'
import { isWithin, type Span, workweekAt } from '../pay-periods/periods.ts'

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
  isTipped: boolean
}

/** A workweek with what decides over its overtime. The minimum wage is that of its first day, in cents. */
export type Workweek = Span & Pick<OvertimeSettings, 'overtime' | 'timeZone'> & { minimumWage: number }

export type PersonWeek = WeekOvertime & { userId: string; week: Workweek }

export type WeekOf = (instant: Date) => Workweek

/**
 * The workweeks that a shift has hours in, with how many: each week stands alone, also for a shift over its end
 * (29 CFR 778.103-104). What is rounded is the time since the start, so that the parts add up to the hours of the shift.
 */
export function divideByWeek(shift: Pick<EndedShift, 'startTime' | 'endTime'>, weekOf: WeekOf) {
  const [startTime, endTime] = [new Date(shift.startTime), new Date(shift.endTime)]
  const parts: { week: Workweek; hundredths: number }[] = []
  let counted = 0
  for (let from = startTime; from < endTime; from = parts.at(-1)!.week.endsAt) {
    const week = weekOf(from)
    const until = week.endsAt < endTime ? week.endsAt : endTime
    const sinceStart = hundredthsOf({ startTime, endTime: until }, until)
    parts.push({ week, hundredths: sinceStart - counted })
    counted = sinceStart
  }
  return parts.filter(({ hundredths }) => hundredths > 0)
}

/**
 * The overtime of each person and workweek with hours, where the rule of the week counts it. The regular rate of tipped
 * hours is not below the minimum wage: the credit for tips counts as paid (29 CFR 531.60).
 */
export function overtimeByWeek(shifts: EndedShift[], weekOf: WeekOf): PersonWeek[] {
  const weeks = new Map<string, { userId: string; week: Workweek; work: Work[] }>()
  for (const shift of shifts) {
    const { userId, payrate, isTipped } = shift
    for (const { week, hundredths } of divideByWeek(shift, weekOf)) {
      if (week.overtime !== 'over40') continue
      const key = `${userId} ${week.startsAt.getTime()}`
      const found = weeks.get(key) ?? { userId, week, work: [] }
      weeks.set(key, found)
      const rate = toCents(payrate)
      found.work.push({ hundredths, rate: isTipped ? Math.max(rate, week.minimumWage) : rate })
    }
  }
  return [...weeks.values()].map(({ userId, week, work }) => ({ userId, week, ...overtimeOf(work) }))
}

/**
 * Finds the workweek of an instant, remembering the weeks: thousands of shifts are in a few of them.
 *
 * Another rule holds for the weeks to come (29 CFR 778.105). Those whose overtime was paid keep their bounds. A week that
 * begins in a locked period is counted as that was approved, and ends with it at the latest; a week that begins before
 * it ends where it begins. So a locked period changes neither with the settings nor with what is locked beside it, and
 * no hour counts in two weeks. Weeks are cut only where the settings have changed.
 */
export function workweekFinder(settings: SettingsInForce, paidWeeks: Span[] = []) {
  const bounds = [...settings.locked, ...paidWeeks].flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
  const known: Workweek[] = paidWeeks.map((week) => decided(week, settings))
  return (instant: Date) => {
    const week = known.find((one) => isWithin(instant, one))
    if (week) return week
    const { timeZone, ...rule } = settingsAt(instant, settings)
    known.push(decided(between(bounds, instant, workweekAt(instant, rule, timeZone)), settings))
    return known.at(-1)!
  }
}

function decided({ startsAt, endsAt }: Span, settings: SettingsInForce): Workweek {
  const { overtime, timeZone, minimumWages } = settingsAt(startsAt, settings)
  const minimumWage = minimumWageAt(dateAt(startsAt, timeZone), minimumWages)
  return { startsAt, endsAt, overtime, timeZone, minimumWage }
}

/** The part of a span around an instant that no bound cuts off. */
function between(bounds: Date[], instant: Date, { startsAt, endsAt }: Span): Span {
  return {
    startsAt: new Date(Math.max(+startsAt, ...bounds.filter((bound) => bound <= instant).map(Number))),
    endsAt: new Date(Math.min(+endsAt, ...bounds.filter((bound) => bound > instant).map(Number))),
  }
}

/** Longer than a workweek, whose clocks may be changed, with the longest shift over its end. */
export const AROUND_WEEK_MS = 9 * 86_400_000

/** The workweeks that end in a period, oldest first. */
export function weeksEndingIn({ startsAt, endsAt }: Span, weekOf: WeekOf): Workweek[] {
  const weeks: Workweek[] = []
  for (let week = weekOf(startsAt); week.endsAt <= endsAt; week = weekOf(week.endsAt)) weeks.push(week)
  return weeks
}

/** Whether a workweek is listed for a range: in the one in which it ends, so that a cut week counts once and whole. */
export const endsWithin = ({ endsAt }: Span, since: Date, until: Date) => since < endsAt && endsAt <= until
