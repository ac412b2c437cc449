import { shareLockFestival } from '../../../platform/database/lock-festival.ts'
import type { Transaction } from '../../../platform/database/pool.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { findSeasons } from '../../seasons/seasons.queries.ts'

/** Returns what refuses a place of a closed season. None is closed before the transaction ends. */
export async function lockOpenSeasons(tx: Transaction, festivalId: number) {
  await shareLockFestival(tx, festivalId)
  const closed = new Set(
    (await findSeasons(tx, festivalId)).flatMap(({ id, closedAt }) => (closedAt ? [id] : [])),
  )
  return ({ seasonId }: { seasonId: number }) => {
    if (closed.has(seasonId)) throw new AppError('planSeasonClosed')
  }
}
