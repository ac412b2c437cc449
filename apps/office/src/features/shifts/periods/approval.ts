import {
  ENTRY_PROBLEMS,
  type PeriodOverride,
  type PeriodProblem,
} from '@nightshift/shared/pay-periods/contract'

/** The typed reasons, by problem. */
export type Reasons = Record<string, string>

type EntryProblem = (typeof ENTRY_PROBLEMS)[number]
const isOfEntry = (kind: PeriodProblem['kind']): kind is EntryProblem =>
  ENTRY_PROBLEMS.includes(kind as EntryProblem)

/** A problem of an entry, or of a person whose first entry may be another one by now. */
export const keyOf = ({ kind, entryId, userId }: PeriodProblem) =>
  isOfEntry(kind) ? `${kind} ${entryId}` : `${kind} ${userId}`

const reasonOf = (problem: PeriodProblem, reasons: Reasons) => reasons[keyOf(problem)]?.trim() ?? ''

/** The problems that neither are settled nor have a reason. */
export const unsettled = (problems: PeriodProblem[], reasons: Reasons) =>
  problems.filter((problem) => reasonOf(problem, reasons) === '')

/** The overrides to send. */
export const overridesOf = (problems: PeriodProblem[], reasons: Reasons) =>
  problems.map((problem): PeriodOverride => {
    const { kind, entryId, userId } = problem
    const reason = reasonOf(problem, reasons)
    return isOfEntry(kind) ? { kind, entryId, reason } : { kind, userId, reason }
  })
