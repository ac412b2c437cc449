import { defuseCell } from '../csv-cell.ts'
import { localDateAndTime } from '../fast-local-time.ts'
import { toCents } from '../money.ts'
import type { Period } from '../time/timeclock/pay-period.ts'
import { hundredthsOf, tipsOf } from '../time/timeclock/rules.ts'

/** The columns of the export, in order. */
export const PAYCHEX_COLUMNS = [
  'Record',
  'Date',
  'Clock In',
  'Clock Out',
  'Employee',
  'ID',
  'Duration',
  'Rate',
  'Deductions',
  'Tips',
] as const

/** An ended shift with the payroll data of its person. */
export type PaychexShift = {
  id: number
  startTime: string
  endTime: string
  payrate: number
  cashTips: number
  creditTips: number
  deduction?: number
  user: { firstName: string; lastName: string; paychexId?: string }
}

/**
 * One line of the export. `Record` is the entry's id, for tracing a line at Paychex back to its entry; the date is that
 * of the start; dates and times are in the festival's time zone.
 */
export function paychexRow(shift: PaychexShift, timeZone: string): string[] {
  const { id, startTime, endTime, payrate, deduction = 0, user } = shift
  const start = localDateAndTime(startTime, timeZone)
  return [
    String(id),
    start.date,
    start.time,
    localDateAndTime(endTime, timeZone).time,
    defuseCell(`${user.firstName} ${user.lastName}`),
    defuseCell(user.paychexId ?? ''),
    hundredths(hundredthsOf(shift, new Date(endTime))),
    hundredths(toCents(payrate)),
    hundredths(toCents(deduction)),
    hundredths(tipsOf(shift)),
  ]
}

const hundredths = (count: number) => (count / 100).toFixed(2)

export const paychexFileName = ({ start, end }: Period) => `${start}-${end}_fm_paychex_export.csv`
