import { groupBy } from '@nightshift/shared/nights/night-plan/group-by'
import type { ExportedQuery, HoldingFile } from '@nightshift/shared/payroll/contract'
import type { Span } from '@nightshift/shared/payroll/pay-periods/periods'
import type { Transaction } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { findEndedOutside, findUnreviewed } from './export-entries.queries.ts'
import { findHoldingFiles } from './exported.queries.ts'

/** Refuses a file while an entry of its dates needs review, whether or not the file would hold it. */
export async function refuseUnreviewed(tx: Transaction, festivalId: number, dates: Span) {
  const entryIds = await findUnreviewed(tx, festivalId, dates)
  if (entryIds.length) throw new AppError('exportNeedsReview', { details: { entryIds } })
}

/** Refuses entries of other dates: the pay period in which they ended would count as exported without a file. */
export async function refuseOutside(tx: Transaction, festivalId: number, wanted: number[], dates: Span) {
  const entryIds = await findEndedOutside(tx, festivalId, wanted, dates)
  if (entryIds.length) throw new AppError('exportOutsideDates', { details: { entryIds } })
}

/** Refuses entries that an earlier file holds, of one kind or of any. Call `lockExports` first. */
export async function refuseHeld(tx: Transaction, entryIds: number[], file?: ExportedQuery['kind']) {
  const files = await findHoldingFiles(tx, entryIds, file)
  if (files.length === 0) return
  const count = files.reduce((sum, { entries }) => sum + entries, 0)
  const message = `${count} of these entries ${count === 1 ? 'is' : 'are'} in ${files.length === 1 ? 'an earlier payroll file' : 'earlier payroll files'}: ${namesOf(files)}. Payroll pays ${count === 1 ? 'it' : 'them'} twice when it takes both.`
  throw new AppError('alreadyExported', { message, details: { files } })
}

/** Files of the same dates have the same name. */
function namesOf(files: HoldingFile[]) {
  const byName = groupBy(files, ({ fileName, exportId }) => fileName ?? `export ${exportId}`)
  return [...byName]
    .map(([name, { length }]) => (length === 1 ? name : `${name} (${length} files)`))
    .join(', ')
}
