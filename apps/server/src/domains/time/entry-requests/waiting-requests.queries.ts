import { asc, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import {
  entryRequests,
  positions,
  timeEntries,
  userPositions,
  users,
} from '../../../platform/database/schema.ts'
import type { FestivalScope } from '../../../platform/database/within-festival.ts'
import { isItsEntry, isLocked, isWaitingIn } from './entry-requests.queries.ts'

const MOST_LISTED = 500

export type WaitingRow = Awaited<ReturnType<typeof findWaitingRequests>>[number]
export type HeldRow = Awaited<ReturnType<typeof findHeldChoices>>[number]

/** The requests that wait for a decision, oldest first, with their person and the shift as it is now. */
export function findWaitingRequests(db: Queryable, scope: FestivalScope, query: { festivalId?: number }) {
  const { firstName, lastName, photoVersion, festivalId } = users
  return db
    .select({
      request: entryRequests,
      positionName: positions.name,
      person: { id: users.id, firstName, lastName, photoVersion, festivalId },
      entry: timeEntries,
      isLocked,
    })
    .from(entryRequests)
    .innerJoin(users, eq(users.id, entryRequests.userId))
    .innerJoin(positions, eq(positions.id, entryRequests.positionId))
    .leftJoin(timeEntries, isItsEntry)
    .where(isWaitingIn(scope, query))
    .orderBy(asc(entryRequests.createdAt), asc(entryRequests.id))
    .limit(MOST_LISTED)
}

/** The positions that these people hold, also those who have left, with what a shift copies of them. */
export function findHeldChoices(db: Queryable, userIds: string[]) {
  const { userId, positionId, payrate, festivalId } = userPositions
  const { name: positionName, isTipped } = positions
  return db
    .select({ userId, festivalId, positionId, positionName, payrate, isTipped })
    .from(userPositions)
    .innerJoin(positions, eq(positions.id, positionId))
    .where(inArray(userId, userIds))
    .orderBy(asc(userPositions.id))
}
