import type { ChangedEntry, ExportKind, PaidValues } from './contract.ts'

export const PAID_FIELDS = [
  ...(['startTime', 'endTime', 'payrate', 'cashTips', 'creditTips', 'deduction', 'paychexId'] as const),
]
export type PaidField = (typeof PAID_FIELDS)[number]

/** The fields that differ from what payroll was given; all of them when it was given nothing or gets nothing now. */
export const changedFields = ({ before, after }: Pick<ChangedEntry, 'before' | 'after'>): PaidField[] =>
  PAID_FIELDS.filter((field) => !before || !after || before[field] !== after[field])

/** Whether a correction can say it: a shift that is open or needs review may change once more. */
export const isCorrectable = ({ state }: Pick<ChangedEntry, 'state'>) =>
  state !== 'open' && state !== 'needsReview'

/** Whether only the Paychex ID of its person differs: then nothing is wrong with the entry itself. */
export const isOnlyId = ({ before, after, state }: Pick<ChangedEntry, 'before' | 'after' | 'state'>) =>
  state === 'paid' && changedFields({ before, after }).join() === 'paychexId'

/**
 * The changes of each person by their cause, which is the state and the fields that differ; for the id, also from which to
 * which. People and causes in the order of their first change.
 */
export function groupedChanges(changes: ChangedEntry[]): [ChangedEntry, ...ChangedEntry[]][] {
  const people = new Map<string, Map<string, [ChangedEntry, ...ChangedEntry[]]>>()
  for (const change of changes) {
    const { user, state, before, after } = change
    const ids = isOnlyId(change) ? [before?.paychexId, after?.paychexId] : []
    const cause = [state, ...changedFields(change), ...ids].join(' ')
    const causes = people.get(user.id) ?? new Map<string, [ChangedEntry, ...ChangedEntry[]]>()
    people.set(user.id, causes)
    const group = causes.get(cause)
    if (group) group.push(change)
    else causes.set(cause, [change])
  }
  return [...people.values()].flatMap((causes) => [...causes.values()])
}

const FILE_OF: Record<ExportKind, 'csv' | 'spi'> = {
  csv: 'csv',
  csvCorrection: 'csv',
  spi: 'spi',
  spiCorrection: 'spi',
}

/** Which file payroll was given. A correction corrects the file that it has, not the other one. */
export const fileOf = (kind: ExportKind) => FILE_OF[kind]

/** What a correction takes back and what it adds. */
export type Difference = { id: number; sign: -1 | 1; values: PaidValues }

export const differencesOf = ({ id, before, after }: Pick<ChangedEntry, 'id' | 'before' | 'after'>) => {
  const lines: Difference[] = []
  if (before) lines.push({ id, sign: -1, values: before })
  if (after) lines.push({ id, sign: 1, values: after })
  return lines
}
