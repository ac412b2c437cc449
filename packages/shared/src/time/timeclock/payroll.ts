import { toCents } from '../../money.ts'
import { hundredthsOf, isOpen, payOf } from './rules.ts'

/** In hundredths of an hour: a longer shift is likely a forgotten clock-out. */
export const LONG_SHIFT = 1200

export type PaidShift = {
  startTime: string
  endTime: string | null
  payrate: number
  cashTips: number
  creditTips: number
  deduction?: number
}

/** Whether a shift is longer than 12 hours. */
export const isLong = (shift: Pick<PaidShift, 'startTime' | 'endTime'>, now: Date) =>
  hundredthsOf(shift, now) > LONG_SHIFT

/** Whether payroll can pay it: it has ended, and has hours. */
export const isPayable = (shift: Pick<PaidShift, 'startTime' | 'endTime'>, now: Date) =>
  !isOpen(shift) && hundredthsOf(shift, now) > 0

/** Hours in hundredths and money in cents: integer sums are exact. */
export type PayrollTotals = Record<'hundredths' | 'pay' | 'cash' | 'credit' | 'deduction', number>

/** The totals of shifts, each rounded first, as the rows show it. Open shifts are in no total. */
export function payrollTotals(shifts: PaidShift[], now: Date): PayrollTotals {
  const totals = { hundredths: 0, pay: 0, cash: 0, credit: 0, deduction: 0 }
  for (const shift of shifts) {
    if (isOpen(shift)) continue
    totals.hundredths += hundredthsOf(shift, now)
    totals.pay += payOf(shift, now)
    totals.cash += toCents(shift.cashTips)
    totals.credit += toCents(shift.creditTips)
    totals.deduction += toCents(shift.deduction ?? 0)
  }
  return totals
}
