import { and, asc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import { closedNights, events, plannedPlaces, positions } from '../../../platform/database/schema.ts'

type StoredPlace = typeof plannedPlaces.$inferSelect
/** Whose nights, at which festival. */
export type Whose = { userId: string; festivalId: number }

const { id, night, publishedAt, publishedEndsAt, isCancelled, sequence, seenAt } = plannedPlaces

const theirs = ({ userId, festivalId }: Whose) =>
  and(eq(plannedPlaces.userId, userId), eq(plannedPlaces.festivalId, festivalId), isNotNull(publishedAt))

/** What is published to somebody of a season and of later nights, by date. What was called off stays until it is over. */
export async function findPublishedNights(
  db: Queryable,
  whose: Whose,
  seasonId: number | undefined,
  now: Date,
) {
  const { publishedPart, publishedCallAt, answer, answerReason } = plannedPlaces
  const rows = await db
    .select({
      placeId: id,
      night,
      isCancelled,
      sequence,
      seenAt,
      answer,
      answerReason,
      positionName: positions.name,
      eventName: events.name,
      isCalledOff: sql<boolean>`${closedNights.night} is not null`,
      part: sql<'whole' | 'first' | 'second'>`${publishedPart}`,
      callAt: sql<Date>`${publishedCallAt}`.mapWith(publishedCallAt),
      endsAt: sql<Date>`${publishedEndsAt}`.mapWith(publishedEndsAt),
    })
    .from(plannedPlaces)
    .innerJoin(positions, eq(positions.id, plannedPlaces.publishedPositionId))
    .innerJoin(events, eq(events.id, positions.eventId))
    .leftJoin(
      closedNights,
      and(eq(closedNights.festivalId, plannedPlaces.festivalId), eq(closedNights.night, night)),
    )
    .where(
      and(
        theirs(whose),
        or(
          gt(publishedEndsAt, now),
          seasonId === undefined
            ? undefined
            : and(eq(plannedPlaces.seasonId, seasonId), eq(isCancelled, false)),
        ),
      ),
    )
    .orderBy(asc(publishedCallAt), asc(id))
  return rows.map(({ seenAt: seen, ...night }) => ({ ...night, isSeen: seen !== null }))
}

/** The dates of the nights that are published to somebody. */
export async function findPublishedDates(db: Queryable, whose: Whose, seasonId: number) {
  const rows = await db
    .selectDistinct({ night })
    .from(plannedPlaces)
    .where(and(theirs(whose), eq(plannedPlaces.seasonId, seasonId), eq(isCancelled, false)))
    .orderBy(asc(night))
  return rows.map((row) => row.night)
}

type Seen = { placeId: number; sequence: number }

/** Marks these versions as seen; answers the festivals whose plan that changes. */
export async function markSeen(tx: Queryable, userId: string, seen: Seen[], now: Date) {
  const versions = seen.map((one) => and(eq(id, one.placeId), eq(sequence, one.sequence)))
  const rows = await tx
    .update(plannedPlaces)
    .set({ seenAt: now })
    .where(and(eq(plannedPlaces.userId, userId), isNotNull(publishedAt), isNull(seenAt), or(...versions)))
    .returning({ festivalId: plannedPlaces.festivalId })
  return [...new Set(rows.map(({ festivalId }) => festivalId))]
}

/** Row lock until the transaction ends. */
export async function lockOwnPlace(tx: Transaction, userId: string, placeId: number) {
  const [place] = await tx
    .select()
    .from(plannedPlaces)
    .where(and(eq(id, placeId), eq(plannedPlaces.userId, userId), isNotNull(publishedAt)))
    .for('no key update')
  return place
}

type Answered = Pick<StoredPlace, 'answer' | 'answerReason' | 'answeredAt' | 'seenAt'>

export const setAnswer = (tx: Transaction, placeId: number, answered: Answered) =>
  tx.update(plannedPlaces).set(answered).where(eq(id, placeId))
