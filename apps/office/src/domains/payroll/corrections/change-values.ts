import { formatCents, toCents } from '@nightshift/shared/money'
import { changedFields, type PaidField } from '@nightshift/shared/payroll/changes'
import type { ChangedEntry, PaidValues } from '@nightshift/shared/payroll/contract'
import { formatDateTime } from '@nightshift/shared/time'
import { ENTRY_WORDS } from '@nightshift/shared/time/timeclock/words'
import { CORRECTIONS } from './corrections.texts.ts'

export type ChangeRow = { field: PaidField; label: string; before: string; after: string }

/** The changed fields with both values. Amounts that are zero on both sides of a deletion say nothing. */
export function changeRows(change: Pick<ChangedEntry, 'before' | 'after'>, timeZone: string): ChangeRow[] {
  const { before, after } = change
  return changedFields(change)
    .filter((field) => (before ?? after)?.[field] !== 0 || (before && after))
    .map((field) => ({
      field,
      label: ENTRY_WORDS[field],
      before: valueText(before, field, timeZone),
      after: valueText(after, field, timeZone),
    }))
}

function valueText(values: PaidValues | null, field: PaidField, timeZone: string) {
  if (!values) return CORRECTIONS.nothing
  const value = values[field]
  if (typeof value === 'number') return formatCents(toCents(value))
  return field === 'paychexId' ? value : formatDateTime(value, timeZone)
}
