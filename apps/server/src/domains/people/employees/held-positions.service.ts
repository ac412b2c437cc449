import { can } from '@nightshift/shared/access'
import type { Db } from '../../../platform/database/pool.ts'
import { AppError, found } from '../../../platform/http/app-error.ts'
import type { Caller } from '../../../platform/session/caller.ts'
import { isBeingHired } from '../../hiring/hiring.queries.ts'
import { type Given, givePosition, takePosition } from '../users/held-positions.service.ts'
import { lockUser, type StoredUser } from '../users/users.queries.ts'
import { checkOutranks, refuseErased } from '../users/users.service.ts'

/** Gives a person a position of their festival, or another pay rate in one they hold. */
export async function addPosition(db: Db, caller: Caller, id: string, given: Given) {
  return db.transaction(async (tx) => {
    const user = found(await lockUser(tx, caller, id))
    await refuseErased(tx, id)
    const isHire = await isBeingHired(tx, user)
    checkMayAssign(caller, user, isHire)
    return givePosition(tx, caller, user, given).catch((error) => {
      const isMissing = error instanceof AppError && error.code === 'notFound'
      throw isHire && isMissing ? new AppError('hiredWithoutPosition') : error
    })
  })
}

/** Takes a position away. A shift that is open keeps its copied rate. */
export async function removePosition(db: Db, caller: Caller, id: string, positionId: number) {
  return db.transaction(async (tx) => {
    const user = found(await lockUser(tx, caller, id))
    checkMayManage(caller, user)
    return takePosition(tx, caller, id, positionId)
  })
}

/** The hire flow also gives a first position at the level that hires, as long as the hire is under way. */
function checkMayAssign(caller: Caller, user: StoredUser, isHire: boolean) {
  if (can(caller, 'employees.positions')) return checkMayManage(caller, user)
  if (!isHire) throw new AppError('forbidden')
  // Keeps an unfinished hire from setting one's own pay, or that of people of a higher level.
  checkOutranks(caller, user)
}

/** Nobody sets their own pay, except at the highest level. */
function checkMayManage(caller: Caller, user: StoredUser) {
  if (caller.id === user.id && can(caller, 'festivals.all')) return
  checkOutranks(caller, user)
}
