import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import { plannedPlaces, timeEntries, users } from '../../../platform/database/schema.ts'
import { type FestivalScope, withinFestival } from '../../../platform/database/within-festival.ts'

/** Somebody of the caller's festivals. */
export async function findPerson(db: Queryable, scope: FestivalScope, id: string) {
  const [person] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), withinFestival(users.festivalId, scope)))
  return person
}

/**
 * Somebody's places that they know of, published or put in on the night itself, with the start of the first shift that
 * fills each.
 */
export const findPlacesOf = (db: Queryable, scope: FestivalScope, userId: string) => {
  const { festivalId, seasonId, night, positionId, part, mark, answer, publishedCallAt, putInAt, removedAt } =
    plannedPlaces
  const { startTime, endTime, placeId, deletedAt } = timeEntries
  return db
    .select({
      festivalId,
      seasonId,
      night,
      positionId,
      part,
      mark,
      answer,
      publishedCallAt,
      putInAt,
      arrivedAt: sql<Date | null>`min(${startTime})`.mapWith(startTime),
    })
    .from(plannedPlaces)
    .leftJoin(
      timeEntries,
      and(eq(placeId, plannedPlaces.id), isNull(deletedAt), sql`${endTime} is distinct from ${startTime}`),
    )
    .where(
      and(
        eq(plannedPlaces.userId, userId),
        isNull(removedAt),
        or(isNotNull(plannedPlaces.publishedAt), isNotNull(putInAt)),
        withinFestival(festivalId, scope),
      ),
    )
    .groupBy(plannedPlaces.id)
}
