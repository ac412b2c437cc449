import type { Mark } from '@nightshift/shared/nights/attendance/attendance'
import { nightOf } from '@nightshift/shared/nights/night-plan/curfew'
import type { MarkPlace, ReplacePlace } from '@nightshift/shared/nights/tonight/contract'
import { changed, pick } from '../../../platform/changed.ts'
import type { Db, Transaction } from '../../../platform/database/pool.ts'
import { AppError, found } from '../../../platform/http/app-error.ts'
import type { Caller } from '../../../platform/session/caller.ts'
import { refuseStale } from '../../../platform/stale.ts'
import { lockUser } from '../../people/users/users.queries.ts'
import { findFestival } from '../../setup/festivals/festivals.queries.ts'
import { isNightCalledOff } from '../../site/site-content/live-content.queries.ts'
import { lockOpenSeasons } from '../night-plan/open-seasons.service.ts'
import { recordPlaceEdit } from '../night-plan/places.service.ts'
import {
  findPlace,
  holdsPosition,
  isFilled,
  lockPlace,
  putInPlace,
  type StoredPlace,
  saveMark,
} from './places.queries.ts'

/** Marks somebody who is not there, or takes the mark back. */
export async function markPlace(db: Db, caller: Caller, id: number, { mark, updatedAt }: MarkPlace) {
  return db.transaction(async (tx) => {
    const { place } = await lockForMark(tx, caller, id, [], updatedAt)
    await applyMark(tx, caller, place, mark)
  })
}

/** Puts a free person beside somebody who does not come. Their place stays, with its mark, for the figures of the season. */
export async function replacePlace(db: Db, caller: Caller, id: number, replacement: ReplacePlace) {
  const { userId, mark, updatedAt } = replacement
  return db.transaction(async (tx) => {
    const { place, tonight } = await lockForMark(tx, caller, id, [userId], updatedAt)
    // The plan of a night that is over is a manager's to put right.
    if (place.night !== tonight) throw new AppError('nightOver')
    if (await isNightCalledOff(tx, place)) throw new AppError('nightCalledOff')
    const person = await lockUser(tx, { festivalId: place.festivalId }, userId)
    if (!person?.isActive) throw new AppError('notActiveHere')
    // Any position: who has none cannot clock in.
    if (!(await holdsPosition(tx, userId, place.festivalId))) throw new AppError('positionNotHeld')
    await applyMark(tx, caller, place, mark)
    const made = await putInPlace(tx, userId, place, caller.now)
    const { festivalId, night, id: entityId } = made
    const after = { ...pick(made, ['night', 'positionId', 'userId', 'part']), replaces: place.userId }
    const what = { festivalId, entity: 'plannedPlace', entityId, night } as const
    await changed(tx, caller, { ...what, action: 'replacePlace', after })
  })
}

/** In the order of every change to the plan: the festival, the people, then the place. */
async function lockForMark(tx: Transaction, caller: Caller, id: number, others: string[], updatedAt: string) {
  const known = found(await findPlace(tx, caller, id))
  const { festivalId } = known
  const refuseClosed = await lockOpenSeasons(tx, festivalId)
  refuseClosed(known)
  for (const userId of [...new Set([known.userId, ...others])].sort())
    await lockUser(tx, { festivalId: null }, userId)
  const place = await lockPlace(tx, caller, id)
  if (!place) throw new AppError('changedMeanwhile')
  refuseStale(place, updatedAt)
  const { timeZone } = (await findFestival(tx, festivalId))!
  const tonight = nightOf(caller.now, timeZone)
  if (place.night > tonight) throw new AppError('nightAhead')
  return { place, tonight }
}

async function applyMark(tx: Transaction, caller: Caller, before: StoredPlace, mark: Mark | null) {
  // Also where the mark stays: whoever was marked may have come since, and needs nobody in their place.
  if (mark && (await isFilled(tx, before.id))) throw new AppError('placeFilled')
  if (mark === before.mark) return
  const after = await saveMark(tx, before.id, {
    mark,
    ...(mark ? { markedAt: caller.now, markedBy: caller.id } : { markedAt: null, markedBy: null }),
  })
  await recordPlaceEdit(tx, caller, { before, after, fields: ['mark'] })
}
