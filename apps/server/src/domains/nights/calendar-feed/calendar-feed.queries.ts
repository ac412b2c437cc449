import { and, asc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import {
  calendarEvents,
  calendarFeeds,
  closedNights,
  erasedPeople,
  events,
  festivals,
  plannedPlaces,
  positions,
  users,
} from '../../../platform/database/schema.ts'

export async function findFeed(db: Queryable, userId: string) {
  const [feed] = await db
    .select({ createdAt: calendarFeeds.createdAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId))
  return feed
}

type NewFeed = typeof calendarFeeds.$inferInsert

/** One feed for each person: a new address replaces the old one. */
export const saveFeed = (tx: Queryable, { userId, tokenHash, createdAt }: NewFeed) =>
  tx
    .insert(calendarFeeds)
    .values({ userId, tokenHash, createdAt })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: { tokenHash, createdAt } })

export async function deleteFeed(tx: Queryable, userId: string) {
  const deleted = await tx
    .delete(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId))
    .returning({ userId: calendarFeeds.userId })
  return deleted.length > 0
}

/** Whose feed this is, unless they have left or were erased. */
export async function findFeedOwner(db: Queryable, tokenHash: Buffer) {
  const [owner] = await db
    .select({ id: users.id })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .leftJoin(erasedPeople, eq(erasedPeople.userId, users.id))
    .where(and(eq(calendarFeeds.tokenHash, tokenHash), eq(users.isActive, true), isNull(erasedPeople.userId)))
  return owner?.id
}

/** Everything published to somebody since then, by date, with what was called off. */
export async function findCalendarNights(db: Queryable, userId: string, since: Date) {
  const { id, publishedAt, publishedPart, publishedCallAt, publishedEndsAt, isCancelled, sequence } =
    plannedPlaces
  return db
    .select({
      id,
      isCancelled,
      sequence,
      calledOffAt: closedNights.closedAt,
      positionName: positions.name,
      eventName: events.name,
      festivalName: festivals.name,
      timeZone: festivals.timeZone,
      part: sql<'whole' | 'first' | 'second'>`${publishedPart}`,
      publishedAt: sql<Date>`${publishedAt}`.mapWith(publishedAt),
      callAt: sql<Date>`${publishedCallAt}`.mapWith(publishedCallAt),
      endsAt: sql<Date>`${publishedEndsAt}`.mapWith(publishedEndsAt),
      answered: calendarEvents,
    })
    .from(plannedPlaces)
    .innerJoin(positions, eq(positions.id, plannedPlaces.publishedPositionId))
    .innerJoin(events, eq(events.id, positions.eventId))
    .innerJoin(festivals, eq(festivals.id, plannedPlaces.festivalId))
    .leftJoin(calendarEvents, eq(calendarEvents.placeId, id))
    .leftJoin(
      closedNights,
      and(eq(closedNights.festivalId, plannedPlaces.festivalId), eq(closedNights.night, plannedPlaces.night)),
    )
    .where(and(eq(plannedPlaces.userId, userId), isNotNull(publishedAt), gt(publishedEndsAt, since)))
    .orderBy(asc(publishedCallAt), asc(id))
}

type Answered = typeof calendarEvents.$inferInsert

/**
 * Stores what is answered about places. A later answer has a higher sequence than the one before; of two requests that
 * store the same answer, the second changes nothing. A place that is being changed or deleted is left out, because whoever
 * does so waits for its events: the next request stores its answer.
 */
export function saveAnswered(db: Queryable, answered: Answered[]) {
  const list = (name: keyof Answered, type: string) =>
    sql`${sql.param(answered.map((one) => one[name]))}::${sql.raw(type)}[]`
  const lists = [list('placeId', 'int'), list('contentHash', 'bytea'), list('sequence', 'int')]
  return db
    .insert(calendarEvents)
    .select(
      sql`select answered.*
        from unnest(${sql.join([...lists, list('changedAt', 'timestamptz')], sql`, `)})
          as answered (place_id, content_hash, sequence, changed_at)
          join (select id from planned_places where id = any(${list('placeId', 'int')}) for key share skip locked) place
          on place.id = place_id
        order by place_id`,
    )
    .onConflictDoUpdate({
      target: calendarEvents.placeId,
      set: {
        contentHash: sql`excluded.content_hash`,
        sequence: sql`greatest(${calendarEvents.sequence} + 1, excluded.sequence)`,
        changedAt: sql`greatest(${calendarEvents.changedAt}, excluded.changed_at)`,
      },
      setWhere: sql`${calendarEvents.contentHash} <> excluded.content_hash`,
    })
}
