import { decideSplit, type SplitEntry } from '@nightshift/shared/time/timeclock/split'
import type { Db, Transaction } from '../../../platform/database/pool.ts'
import { AppError, found } from '../../../platform/http/app-error.ts'
import type { Caller } from '../../../platform/session/caller.ts'
import { refuseStale } from '../../../platform/stale.ts'
import { refuseErased } from '../../people/users/users.service.ts'
import { changeEntry, insertEntry, lockEntry, type StoredEntry } from './timeclock.queries.ts'
import { findNewPosition, recordEntry, refuseAhead, refuseOwnRate } from './timesheets.service.ts'

/** Splits a shift in two: the second part begins where the first ends, in a position of its own. */
export async function splitEntry(db: Db, caller: Caller, id: number, split: SplitEntry) {
  return db.transaction(async (tx) => {
    const before = found(await lockEntry(tx, caller, id))
    // Payroll has the hours, and a correction of them would be of nobody.
    await refuseErased(tx, before.userId)
    refuseStale(before, split.updatedAt)
    const copied = await copiedFor(tx, before, split)
    refuseOwnRate(caller, { ...before, ...copied }, before.payrate)
    const at = new Date(split.at)
    const { isTipped } = copied
    const decision = decideSplit(before, { at, isTipped, tips: split.tips }, caller.now)
    if (decision.kind === 'refuse') throw new AppError(decision.error)
    refuseAhead({ startTime: at, endTime: before.endTime }, caller.now)

    // First, so that the parts never overlap and are never both open.
    const first = await changeEntry(tx, id, { endTime: at, ...decision.first })
    const { userId, festivalId, endTime, note } = before
    const times = { startTime: at, endTime }
    const second = await insertEntry(tx, {
      userId,
      festivalId,
      note,
      ...times,
      ...copied,
      ...decision.second,
    })
    await recordEntry(tx, caller, 'split', before, first)
    await recordEntry(tx, caller, 'split', undefined, second)
    return [first, second] as const
  })
}

/** The position and the rate of the second part. */
async function copiedFor(tx: Transaction, before: StoredEntry, { positionId, payrate }: SplitEntry) {
  const position = await findNewPosition(tx, before, positionId)
  if (!position) {
    const { positionName, isTipped } = before
    const copiedPayrate = before.copiedPayrate ?? before.payrate
    return { positionId, positionName, isTipped, copiedPayrate, payrate: payrate ?? before.payrate }
  }
  const { name: positionName, isTipped, copiedPayrate } = position
  return { positionId, positionName, isTipped, copiedPayrate, payrate: payrate ?? copiedPayrate }
}
