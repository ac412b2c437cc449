import { PAYROLL_CALLS } from '@nightshift/shared/payroll/calls'
import type { Period } from '@nightshift/shared/timeclock/pay-period'
import { callApi } from '@nightshift/ui/api/api.ts'

/** Records which entries the file holds. A file without entries gives payroll nothing. */
export async function recordExport(
  festivalId: number,
  { start: startDate, end: endDate }: Period,
  entries: { id: number }[],
) {
  if (entries.length === 0) return
  const entryIds = entries.map(({ id }) => id)
  await callApi(PAYROLL_CALLS.addExport, { body: { festivalId, startDate, endDate, entryIds } })
}
