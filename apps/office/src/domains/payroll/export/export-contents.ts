import { isPayable, payrollTotals } from '@nightshift/shared/time/timeclock/payroll'
import type { TimesheetRow } from '../../time/timesheets/rows.ts'

/** Which of the shown rows the file includes, and which it leaves out. */
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
