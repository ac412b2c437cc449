import type { NightEntry } from '@nightshift/shared/nights/night-reports/night-facts'
import { and, asc, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import { isReviewed } from '../../../platform/database/reviewed.ts'
import {
  events,
  plannedPlaces,
  positions,
  timeEntries,
  userPositions,
  users,
} from '../../../platform/database/schema.ts'

/** The places on the plan of a night, with what their people earn: their own rate, or the position's default. */
export const findPlaces = (db: Queryable, festivalId: number, night: string) =>
  db
    .select({
      id: plannedPlaces.id,
      userId: plannedPlaces.userId,
      positionId: plannedPlaces.positionId,
      eventId: positions.eventId,
      part: plannedPlaces.part,
      mark: plannedPlaces.mark,
      answer: plannedPlaces.answer,
      publishedCallAt: plannedPlaces.publishedCallAt,
      publishedEndsAt: plannedPlaces.publishedEndsAt,
      putInAt: plannedPlaces.putInAt,
      payrate: sql<number>`coalesce(${userPositions.payrate}, ${positions.defaultPayRate})::float8`,
    })
    .from(plannedPlaces)
    .innerJoin(positions, eq(positions.id, plannedPlaces.positionId))
    .leftJoin(
      userPositions,
      and(
        eq(userPositions.userId, plannedPlaces.userId),
        eq(userPositions.positionId, plannedPlaces.positionId),
      ),
    )
    .where(
      and(
        eq(plannedPlaces.festivalId, festivalId),
        eq(plannedPlaces.night, night),
        isNull(plannedPlaces.removedAt),
      ),
    )
    .orderBy(asc(plannedPlaces.id))

export type FoundPlace = Awaited<ReturnType<typeof findPlaces>>[number]

type Range = { startsAt: Date; untilAt: Date }

/**
 * The shifts that began in a night, and those that are open since an earlier one. One statement, so that a shift which
 * ends meanwhile is in it once. A shift of zero length was added by a manager, who has yet to fill it in.
 */
export const findShifts = (
  db: Queryable,
  festivalId: number,
  { startsAt, untilAt }: Range,
): Promise<NightEntry[]> => {
  const { id, userId, positionId, startTime, endTime, payrate, cashTips, creditTips, needsReview } =
    timeEntries
  return db
    .select({
      id,
      userId,
      positionId,
      startTime,
      endTime,
      payrate,
      cashTips,
      creditTips,
      eventId: positions.eventId,
      placeId: plannedPlaces.id,
      needsReview: sql<
        NightEntry['needsReview']
      >`case when not ${isReviewed('time_entries')} then ${needsReview} end`,
    })
    .from(timeEntries)
    .innerJoin(positions, eq(positions.id, positionId))
    .leftJoin(plannedPlaces, and(eq(plannedPlaces.id, timeEntries.placeId), isNull(plannedPlaces.removedAt)))
    .where(
      and(
        eq(timeEntries.festivalId, festivalId),
        isNull(timeEntries.deletedAt),
        lt(startTime, untilAt),
        // The end is named for its index: it is never before the start.
        or(and(gte(startTime, startsAt), gte(endTime, startsAt)), isNull(endTime)),
        sql`${endTime} is distinct from ${startTime}`,
      ),
    )
    .orderBy(asc(startTime), asc(id))
}

/** The present names of people, positions and events, by id. */
export async function findNames(db: Queryable, ids: { people: string[]; positions: number[] }) {
  const { id, firstName, lastName, phone, festivalId } = users
  const people = ids.people.length
    ? await db
        .select({ id, firstName, lastName, phone, festivalId })
        .from(users)
        .where(inArray(id, ids.people))
    : []
  const named = ids.positions.length
    ? await db
        .select({ id: positions.id, name: positions.name })
        .from(positions)
        .where(inArray(positions.id, ids.positions))
    : []
  return {
    people: new Map(people.map((person) => [person.id, person])),
    positions: new Map(named.map((position) => [position.id, position.name])),
  }
}

export async function findEvents(db: Queryable, ids: number[]) {
  if (!ids.length) return new Map<number, string>()
  const rows = await db
    .select({ id: events.id, name: events.name })
    .from(events)
    .where(inArray(events.id, ids))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
