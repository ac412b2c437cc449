import type { Transaction } from '../../../platform/database/pool.ts'
import { scrubAuditOfApplications } from './audit-scrub.queries.ts'
import { deleteApplications } from './erasure.queries.ts'

/** Erases applications whose person stays, or is not known, with the values in their audit rows. */
export async function eraseApplications(tx: Transaction, ids: number[]) {
  await scrubAuditOfApplications(tx, ids)
  return deleteApplications(tx, ids)
}
