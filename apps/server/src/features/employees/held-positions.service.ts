import { can } from '@nightshift/shared/access'
import { record } from '../../platform/audit.ts'
import type { Db, Transaction } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Caller } from '../../platform/session/caller.ts'
import { isBeingHired } from '../hiring/hiring.queries.ts'
import { findPosition } from '../positions/positions.queries.ts'
import { checkOutranks } from './employee-rights.ts'
import {
  deleteUserPosition,
  deleteUserPositionsOf,
  findUserPosition,
  lockUser,
  type StoredUser,
  type StoredUserPosition,
  upsertUserPosition,
} from './employees.queries.ts'

type Given = { positionId: number; payrate: number }

/** Gives a person a position of their festival, or another pay rate in one they hold. */
export async function addPosition(db: Db, caller: Caller, id: string, given: Given) {
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, caller, id)
    if (!user) throw new AppError('notFound')
    await checkMayAssign(tx, caller, user)
    return givePosition(tx, caller, user, given)
  })
}

/** The same as part of a larger change, whose rights were checked. */
export async function givePosition(
  tx: Transaction,
  caller: Caller,
  { id: userId, festivalId }: StoredUser,
  { positionId, payrate }: Given,
) {
  if (festivalId === null) throw new AppError('notFound')
  const position = await findPosition(tx, { festivalId }, positionId)
  if (!position) throw new AppError('notFound')
  if (payrate > position.defaultPayRate && !can(caller, 'employees.positions'))
    throw new AppError('rateNeedsManager')
  const before = await findUserPosition(tx, userId, positionId)
  const after = await upsertUserPosition(tx, { userId, festivalId, positionId, payrate })
  await recordHeld(tx, caller, before ? 'changePayRate' : 'addPosition', before, after)
  return after
}

/** Takes a position away. A shift that is open keeps its copied rate. */
export async function removePosition(db: Db, caller: Caller, id: string, positionId: number) {
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, caller, id)
    if (!user) throw new AppError('notFound')
    checkMayManage(caller, user)
    const held = await findUserPosition(tx, id, positionId)
    if (!held) throw new AppError('notFound')
    await deleteUserPosition(tx, held.id)
    await recordHeld(tx, caller, 'removePosition', held, undefined)
    return held
  })
}

/** Takes every position away, as part of a larger change. */
export async function removeAllPositions(tx: Transaction, caller: Caller, userId: string) {
  for (const held of await deleteUserPositionsOf(tx, userId))
    await recordHeld(tx, caller, 'removePosition', held, undefined)
}

/** The hire flow also gives a first position at the level that hires, as long as the hire is under way. */
async function checkMayAssign(tx: Transaction, caller: Caller, user: StoredUser) {
  if (can(caller, 'employees.positions')) return checkMayManage(caller, user)
  if (!(await isBeingHired(tx, user))) throw new AppError('forbidden')
  // A hire that was never finished is no way to one's own pay, nor to that of those above.
  checkOutranks(caller, user)
}

/** Nobody sets their own pay, except where nobody stands above. */
function checkMayManage(caller: Caller, user: StoredUser) {
  if (caller.id === user.id && can(caller, 'festivals.all')) return
  checkOutranks(caller, user)
}

function recordHeld(
  tx: Transaction,
  caller: Caller,
  action: string,
  before?: StoredUserPosition,
  after?: StoredUserPosition,
) {
  const { id: entityId, festivalId } = (after ?? before) as StoredUserPosition
  return record(tx, caller, [{ festivalId, action, entity: 'userPosition', entityId, before, after }])
}
