import { toCents } from '../money.ts'
import { hundredthsOf, isOpen, payOf } from './rules.ts'

/** A shift of more hundredths of an hour than this is more likely a forgotten clock-out. */
const LONG_SHIFT = 1200

export type PaidShift = {
  startTime: string
  endTime: string | null
  payrate: number
  cashTips: number
  creditTips: number
  deduction?: number
}

/** Whether somebody has been on the clock for more than 12 hours. */
export const isLong = (shift: Pick<PaidShift, 'startTime' | 'endTime'>, now: Date) =>
  hundredthsOf(shift, now) > LONG_SHIFT

/** Whether payroll can take it: it has ended, and there are hours to pay. */
export const isPayable = (shift: Pick<PaidShift, 'startTime' | 'endTime'>, now: Date) =>
  !isOpen(shift) && hundredthsOf(shift, now) > 0

/** Hours in hundredths, money in cents: sums of whole numbers are exact. */
export type PayrollTotals = Record<'hundredths' | 'pay' | 'cash' | 'credit' | 'deduction', number>

/** What shifts add up to: each is rounded first, as the rows show it. An open one is in no total. */
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
