import type { Span } from '@nightshift/shared/pay-periods/periods'
import type { Transaction } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { findEndedOutside, findUnreviewed } from './export-entries.queries.ts'

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
