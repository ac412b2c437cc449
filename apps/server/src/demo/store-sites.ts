import { siteDraft, siteVersions } from '@nightshift/demo/site-content/versions'
import type { Transaction } from '../platform/database/pool.ts'
import * as tables from '../platform/database/schema.ts'

/** The public sites: published versions, and one draft. */
export async function storeSites(tx: Transaction) {
  await tx.insert(tables.siteVersions).values(siteVersions())
  await tx.insert(tables.siteDrafts).values(siteDraft())
}
