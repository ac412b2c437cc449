import type { PeriodProblem } from '@nightshift/shared/payroll/pay-periods/contract'
import { overrideKey, overrideOf } from '@nightshift/shared/payroll/pay-periods/overrides'

/** The typed reasons, by problem. */
export type Reasons = Record<string, string>

export const keyOf = (problem: PeriodProblem) => overrideKey(overrideOf(problem, ''))

const reasonOf = (problem: PeriodProblem, reasons: Reasons) => reasons[keyOf(problem)]?.trim() ?? ''

/** The problems that neither are settled nor have a reason. */
export const unsettled = (problems: PeriodProblem[], reasons: Reasons) =>
  problems.filter((problem) => reasonOf(problem, reasons) === '')

/** The overrides to send. */
export const overridesOf = (problems: PeriodProblem[], reasons: Reasons) =>
  problems.map((problem) => overrideOf(problem, reasonOf(problem, reasons)))
