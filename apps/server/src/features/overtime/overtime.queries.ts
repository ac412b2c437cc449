import { and, eq, gte, isNull, lt, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/pool.ts'
import { timeEntries, users } from '../../platform/database/schema.ts'

/** The shifts that ended within a range of time, with their people. */
export function findEndedShifts(db: Queryable, festivalId: number, from: Date, to: Date) {
  const { userId, startTime, endTime, payrate } = timeEntries
  const { firstName, lastName } = users
  return db
    .select({
      ...{ userId, startTime, payrate, firstName, lastName },
      endTime: sql<Date>`${endTime}`.mapWith(endTime),
    })
    .from(timeEntries)
    .innerJoin(users, eq(users.id, userId))
    .where(
      and(
        eq(timeEntries.festivalId, festivalId),
        isNull(timeEntries.deletedAt),
        gte(endTime, from),
        lt(endTime, to),
      ),
    )
    .orderBy(lastName, firstName, userId, endTime)
}
