import { can } from '@nightshift/shared/access'
import { record } from '../../platform/audit.ts'
import type { Transaction } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Caller } from '../../platform/session/caller.ts'
import { findPosition } from '../positions/positions.queries.ts'
import {
  deleteUserPosition,
  deleteUserPositionsOf,
  findUserPosition,
  type StoredUserPosition,
  upsertUserPosition,
} from './held-positions.queries.ts'
import type { StoredUser } from './users.queries.ts'

// Steps of larger changes, whose rights the callers have checked.

export type Given = { positionId: number; payrate: number }

/** Gives a person a position of their festival, or another pay rate in one they hold. */
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
export async function takePosition(tx: Transaction, caller: Caller, userId: string, positionId: number) {
  const held = await findUserPosition(tx, userId, positionId)
  if (!held) throw new AppError('notFound')
  await deleteUserPosition(tx, held.id)
  await recordHeld(tx, caller, 'removePosition', held, undefined)
  return held
}

/** Takes every position away. */
export async function takeAllPositions(tx: Transaction, caller: Caller, userId: string) {
  for (const held of await deleteUserPositionsOf(tx, userId))
    await recordHeld(tx, caller, 'removePosition', held, undefined)
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
