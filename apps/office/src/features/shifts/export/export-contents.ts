import { isPayable, payrollTotals } from '@nightshift/shared/timeclock/payroll'
import type { TimesheetRow } from '../timesheets/rows.ts'

/** What of the rows on the screen goes into the file, and what stays out of it. */
export function exportContents(rows: TimesheetRow[], now: Date) {
  const entries = rows.map(({ entry }) => entry).filter((entry) => isPayable(entry, now))
  return {
    entries,
    people: new Set(entries.map(({ userId }) => userId)).size,
    hundredths: payrollTotals(entries, now).hundredths,
    openLeftOut: rows.filter(({ open }) => open).length,
    zeroLeftOut: rows.filter(({ open, hundredths }) => !open && hundredths <= 0).length,
  }
}
