import type { z } from 'zod'
import { toCents } from '../../money.ts'
import { hundredthsOf, payOf } from '../../time/timeclock/rules.ts'
import type { Statement, StatementLine } from './contract.ts'

export type PaidEntry = {
  id: number
  positionName: string
  startTime: Date
  endTime: Date
  payrate: number
  cashTips: number
  creditTips: number
  deduction: number
  needsReview: string | null
}

/** Tips or a deduction of a shift that payroll rounds to no hours: no file holds it, so its money is not paid. */
export const isMoneyWithoutHours = ({ hundredths, cash, credit, deduction }: Earned) =>
  hundredths <= 0 && cash + credit + deduction > 0

type Line = z.input<typeof StatementLine>
type Earned = Pick<StatementLine, 'hundredths' | 'cash' | 'credit' | 'deduction'>

/** The lines of a statement, rounded as payroll rounds them, and the sums of those that payroll gets. */
export function statementSums(entries: PaidEntry[], premium: Statement['premium']) {
  const lines = entries.map(lineOf)
  const paid = lines.filter(({ hundredths }) => hundredths > 0)
  const sum = (of: (line: Line) => number) => paid.reduce((total, line) => total + of(line), 0)
  const totals = {
    hundredths: sum(({ hundredths }) => hundredths),
    pay: sum(({ pay }) => pay),
    cash: sum(({ cash }) => cash),
    credit: sum(({ credit }) => credit),
    deduction: sum(({ deduction }) => deduction),
  }
  const earned = totals.pay + (premium?.cents ?? 0) + totals.cash + totals.credit
  return { lines, totals, premium, total: earned - totals.deduction }
}

function lineOf(entry: PaidEntry): Line {
  const { id, positionName, startTime, endTime, needsReview } = entry
  return {
    id,
    positionName,
    startTime,
    endTime,
    hundredths: hundredthsOf(entry, endTime),
    rate: toCents(entry.payrate),
    pay: payOf(entry, endTime),
    cash: toCents(entry.cashTips),
    credit: toCents(entry.creditTips),
    deduction: toCents(entry.deduction),
    needsReview: needsReview !== null,
  }
}
