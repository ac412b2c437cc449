import { dateAt } from '@nightshift/shared/local-time'
import { fileOf, isCorrectable } from '@nightshift/shared/payroll/changes'
import type { ChangedEntry } from '@nightshift/shared/payroll/contract'
import type { Period } from '@nightshift/shared/timeclock/pay-period'

/** Which of the changes a CSV correction says, and why it leaves the others out. */
export function correctionContents(changes: ChangedEntry[]) {
  const csv = changes.filter(({ kind }) => fileOf(kind) === 'csv')
  const entries = csv.filter(isCorrectable)
  return { entries, waiting: csv.length - entries.length, otherFile: changes.length - csv.length }
}

/** The days in which the entries ended, as payroll has them and as they are now. */
export function daysOf(changes: ChangedEntry[], timeZone: string): Period {
  const days = changes
    .flatMap(({ before, after }) => [before, after])
    .flatMap((values) => (values ? [dateAt(values.endTime, timeZone)] : []))
    .sort()
  return { start: days[0]!, end: days.at(-1)! }
}
