import { lockFestival } from '../../../platform/database/lock-festival.ts'
import type { Transaction } from '../../../platform/database/pool.ts'
import { found } from '../../../platform/http/app-error.ts'

/** Row lock until the transaction ends: serialises all changes of a site. A festival without a host has none. */
export async function lockSite(tx: Transaction, festivalId: number) {
  const festival = found(await lockFestival(tx, festivalId))
  found(festival.hostName)
  return festival
}
