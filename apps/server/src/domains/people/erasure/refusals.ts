import { HIGHEST_LEVEL } from '@nightshift/shared/access'
import type { ErasureRefusal } from '@nightshift/shared/people/erasure/contract'
import type { Queryable } from '../../../platform/database/pool.ts'
import type { Caller } from '../../../platform/session/caller.ts'
import { countChangesOf } from '../../payroll/changes.queries.ts'
import { isErased, type StoredUser } from '../users/users.queries.ts'
import { countUndecided, countUndecidedRequests, countUnexported, hasOpenShift } from './erasure.queries.ts'

/** Why this person cannot be erased now, the most fundamental reason first. */
export async function findRefusals(
  db: Queryable,
  caller: Pick<Caller, 'id'>,
  { id, accessLvl, isActive }: StoredUser,
  administrators: { id: string }[],
) {
  const unexportedEntries = await countUnexported(db, id)
  const uncorrectedEntries = await countChangesOf(db, id)
  const undecidedPunches = await countUndecided(db, id)
  const undecidedRequests = await countUndecidedRequests(db, id)
  const isLastAdministrator =
    accessLvl === HIGHEST_LEVEL && isActive && administrators.every((other) => other.id === id)
  const reasons: [ErasureRefusal, boolean][] = [
    ['alreadyErased', await isErased(db, id)],
    ['notOnYourself', id === caller.id],
    ['lastAdministrator', isLastAdministrator],
    ['shiftOpen', await hasOpenShift(db, id)],
    ['unexportedHours', unexportedEntries > 0],
    ['uncorrectedHours', uncorrectedEntries > 0],
    ['undecidedPunches', undecidedPunches > 0],
    ['undecidedRequests', undecidedRequests > 0],
  ]
  const refusals = reasons.filter(([, applies]) => applies).map(([reason]) => reason)
  return { refusals, unexportedEntries, uncorrectedEntries, undecidedPunches, undecidedRequests }
}
