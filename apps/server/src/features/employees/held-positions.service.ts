import { can } from '@nightshift/shared/access'
import { record } from '../../platform/audit.ts'
import type { Db, Transaction } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { isBeingHired } from '../hiring/hiring.queries.ts'
import { findPosition } from '../positions/positions.queries.ts'
import { type By, checkOutranks } from './employee-rights.ts'
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
export async function addPosition(db: Db, id: string, given: Given, by: By) {
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, id, by.viewer)
    if (!user) throw new AppError('notFound')
    await checkMayAssign(tx, user, by)
    return givePosition(tx, user, given, by)
  })
}

/** The same as part of a larger change, whose rights were checked. */
export async function givePosition(
  tx: Transaction,
  { id: userId, festivalId }: StoredUser,
  { positionId, payrate }: Given,
  by: By,
) {
  if (festivalId === null) throw new AppError('notFound')
  const position = await findPosition(tx, positionId, { ...by.viewer, festivalId })
  if (!position) throw new AppError('notFound')
  if (payrate > position.defaultPayRate && !can(by.actor, 'employees.positions'))
    throw new AppError('rateNeedsManager')
  const before = await findUserPosition(tx, userId, positionId)
  const after = await upsertUserPosition(tx, { userId, festivalId, positionId, payrate })
  await recordHeld(tx, by, before ? 'changePayRate' : 'addPosition', before, after)
  return after
}

/** Takes a position away. A shift that is open keeps its copied rate. */
export async function removePosition(db: Db, id: string, positionId: number, by: By) {
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, id, by.viewer)
    if (!user) throw new AppError('notFound')
    checkMayManage(user, by)
    const held = await findUserPosition(tx, id, positionId)
    if (!held) throw new AppError('notFound')
    await deleteUserPosition(tx, held.id)
    await recordHeld(tx, by, 'removePosition', held, undefined)
    return held
  })
}

/** Takes every position away, as part of a larger change. */
export async function removeAllPositions(tx: Transaction, userId: string, by: By) {
  for (const held of await deleteUserPositionsOf(tx, userId))
    await recordHeld(tx, by, 'removePosition', held, undefined)
}

/** The hire flow also gives a first position at the level that hires, as long as the hire is under way. */
async function checkMayAssign(tx: Transaction, user: StoredUser, by: By) {
  if (can(by.actor, 'employees.positions')) return checkMayManage(user, by)
  if (!(await isBeingHired(tx, user))) throw new AppError('forbidden')
  // A hire that was never finished is no way to one's own pay, nor to that of those above.
  checkOutranks(by.actor, user)
}

/** Nobody sets their own pay, except where nobody stands above. */
function checkMayManage(user: StoredUser, { actor }: By) {
  if (actor.id === user.id && can(actor, 'festivals.all')) return
  checkOutranks(actor, user)
}

function recordHeld(
  tx: Transaction,
  { actor, now }: By,
  action: string,
  before?: StoredUserPosition,
  after?: StoredUserPosition,
) {
  const { id: entityId, festivalId } = (after ?? before) as StoredUserPosition
  return record(tx, now, [
    { actorId: actor.id, festivalId, action, entity: 'userPosition', entityId, before, after },
  ])
}
