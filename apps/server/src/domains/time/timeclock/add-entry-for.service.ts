import type { NewEntryFor } from '@nightshift/shared/time/timeclock/contract'
import type { Db } from '../../../platform/database/pool.ts'
import { AppError, found } from '../../../platform/http/app-error.ts'
import type { Caller } from '../../../platform/session/caller.ts'
import { refuseErased } from '../../people/users/users.service.ts'
import { findHeldRates, findLastRate, findPosition, lockPersonOf } from './entry-positions.queries.ts'
import { findOverlap, insertEntry } from './timeclock.queries.ts'
import { recordEntry, refuseAhead, refuseOwnRate } from './timesheets.service.ts'

/** No entry has this id, so none is left out of the search for an overlap. */
const NO_ENTRY = 0

/** Adds a shift in any position of the festival, also for somebody who has left: they stay inactive. */
export async function addEntryFor(db: Db, caller: Caller, { userId, positionId, ...times }: NewEntryFor) {
  return db.transaction(async (tx) => {
    const position = found(await findPosition(tx, caller, positionId))
    found(await lockPersonOf(tx, position.festivalId, userId))
    // Payroll would have hours of nobody.
    await refuseErased(tx, userId)
    const startTime = times.startTime ? new Date(times.startTime) : caller.now
    const endTime = times.endTime ? new Date(times.endTime) : caller.now
    if (endTime < startTime) throw new AppError('endBeforeStart')
    refuseAhead({ startTime, endTime }, caller.now)
    const other = await findOverlap(tx, { id: NO_ENTRY, userId, startTime, endTime })
    if (other) throw new AppError('overlap', { details: { with: other } })
    const { festivalId, name: positionName, isTipped } = position
    const held = (await findHeldRates(tx, [userId], positionId)).get(userId)
    // The last rate in this position: of a shift, else the held one, which is gone once somebody has left.
    const last = await findLastRate(tx, userId, positionId)
    const payrate = last ?? held ?? position.defaultPayRate
    refuseOwnRate(caller, { userId, payrate }, held)
    const copied = { festivalId, positionId, positionName, isTipped, payrate, copiedPayrate: held ?? payrate }
    const made = await insertEntry(tx, { ...copied, userId, startTime, endTime })
    await recordEntry(tx, caller, 'create', undefined, made)
    return made
  })
}
