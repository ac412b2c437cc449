import type { Transaction } from '../../../platform/database/pool.ts'
import type { Caller } from '../../../platform/session/caller.ts'
import { removePlaces } from './places.service.ts'
import { lockFuturePlaces } from './planned-places.queries.ts'

/** Takes people who leave off the nights that are still to come. */
export async function takeOffFutureNights(tx: Transaction, caller: Caller, userIds: string[]) {
  const places = await lockFuturePlaces(tx, userIds, caller.now)
  await removePlaces(tx, caller, places, null)
  return places
}
