import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import { plannedPlaces, timeEntries, userPositions } from '../../../platform/database/schema.ts'
import { type FestivalScope, withinFestival } from '../../../platform/database/within-festival.ts'
import { isWorked } from './board.queries.ts'

export type StoredPlace = typeof plannedPlaces.$inferSelect

/** Whose place it is, before anything is locked. */
export async function findPlace(tx: Transaction, scope: FestivalScope, id: number) {
  const { festivalId, seasonId, userId } = plannedPlaces
  const [found] = await tx
    .select({ festivalId, seasonId, userId })
    .from(plannedPlaces)
    .where(and(eq(plannedPlaces.id, id), withinFestival(festivalId, scope)))
  return found
}

/** A place that counts. Row lock until the transaction ends. */
export async function lockPlace(tx: Transaction, scope: FestivalScope, id: number) {
  const counts = and(eq(plannedPlaces.id, id), isNull(plannedPlaces.removedAt))
  const [place] = await tx
    .select()
    .from(plannedPlaces)
    .where(and(counts, withinFestival(plannedPlaces.festivalId, scope)))
    .for('no key update')
  return place
}

export async function saveMark(
  tx: Transaction,
  id: number,
  mark: Pick<StoredPlace, 'mark' | 'markedAt' | 'markedBy'>,
) {
  const [marked] = await tx.update(plannedPlaces).set(mark).where(eq(plannedPlaces.id, id)).returning()
  return marked!
}

export async function isFilled(db: Queryable, placeId: number) {
  const filled = and(eq(timeEntries.placeId, placeId), isNull(timeEntries.deletedAt), isWorked)
  return (await db.$count(timeEntries, filled)) > 0
}

/** Whether somebody holds any position of a festival. */
export const holdsPosition = async (db: Queryable, userId: string, festivalId: number) =>
  (await db.$count(
    userPositions,
    and(eq(userPositions.userId, userId), eq(userPositions.festivalId, festivalId)),
  )) > 0

/** Somebody's held position, by the position. */
export async function findHeld(db: Queryable, userId: string, positionId: number) {
  const [held] = await db
    .select()
    .from(userPositions)
    .where(and(eq(userPositions.userId, userId), eq(userPositions.positionId, positionId)))
  return held
}

/** A place that they were taken off without a publication is theirs again: there may be nothing to publish. */
export async function putInPlace(tx: Transaction, userId: string, beside: StoredPlace, putInAt: Date) {
  const { festivalId, seasonId, night, positionId, part } = beside
  const takenOff = and(
    eq(plannedPlaces.userId, userId),
    eq(plannedPlaces.seasonId, seasonId),
    eq(plannedPlaces.night, night),
    sql`removed_at is not null and not is_cancelled`,
  )
  const [again] = await tx.select().from(plannedPlaces).where(takenOff).limit(1).for('no key update')
  const place = { festivalId, seasonId, night, positionId, part, userId, putInAt }
  const [made] = again
    ? await tx
        .update(plannedPlaces)
        .set({ positionId, part, putInAt, removedAt: null, mark: null, markedAt: null, markedBy: null })
        .where(eq(plannedPlaces.id, again.id))
        .returning()
    : await tx.insert(plannedPlaces).values(place).returning()
  return made!
}
