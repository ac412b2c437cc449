import { can } from '@nightshift/shared/access'
import { changed } from '../../../platform/changed.ts'
import type { Transaction } from '../../../platform/database/pool.ts'
import { AppError, found } from '../../../platform/http/app-error.ts'
import type { Caller } from '../../../platform/session/caller.ts'
import { findPosition } from '../../setup/positions/positions.queries.ts'
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
  user: StoredUser,
  { positionId, payrate }: Given,
) {
  const festivalId = found(user.festivalId)
  const position = found(await findPosition(tx, { festivalId }, positionId))
  if (payrate > position.defaultPayRate && !can(caller, 'employees.positions'))
    throw new AppError('rateNeedsManager')
  const before = await findUserPosition(tx, user.id, positionId)
  const after = await upsertUserPosition(tx, { userId: user.id, festivalId, positionId, payrate })
  await recordHeld(tx, caller, before ? 'changePayRate' : 'addPosition', before, after)
  return after
}

/** Takes a position away. A shift that is open keeps its copied rate. */
export async function takePosition(tx: Transaction, caller: Caller, userId: string, positionId: number) {
  const held = found(await findUserPosition(tx, userId, positionId))
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
  return changed(tx, caller, { festivalId, entity: 'userPosition', entityId, action, before, after })
}
