import type { DeletedEntriesQuery } from '@nightshift/shared/time/timeclock/contract'
import { and, desc, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../../platform/database/pool.ts'
import { auditLog, timeEntries, users } from '../../../platform/database/schema.ts'
import { type FestivalScope, withinFestival } from '../../../platform/database/within-festival.ts'

const MOST_LISTED = 500
const actors = alias(users, 'actors')

/** The soft-deleted entries of a range, last deleted first, with the actor of the newest deletion in the audit log. */
export function findDeletedEntries(
  db: Db,
  scope: FestivalScope,
  { festivalId, since, until }: DeletedEntriesQuery,
) {
  const { id, positionName, startTime, endTime, deletedAt } = timeEntries
  const day = sql`coalesce(${endTime}, ${startTime})`
  const deletion = db
    .select({ actorId: auditLog.actorId })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.entity, 'timeEntry'),
        eq(auditLog.entityId, sql`${id}::text`),
        inArray(auditLog.action, ['delete', 'deleteOwn']),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1)
  return db
    .select({
      id,
      positionName,
      startTime,
      endTime,
      deletedAt: sql<Date>`${deletedAt}`.mapWith(deletedAt),
      user: { firstName: users.firstName, lastName: users.lastName },
      deletedBy: { firstName: actors.firstName, lastName: actors.lastName },
    })
    .from(timeEntries)
    .innerJoin(users, eq(users.id, timeEntries.userId))
    .leftJoin(actors, eq(actors.id, deletion))
    .where(
      and(
        isNotNull(deletedAt),
        withinFestival(timeEntries.festivalId, scope),
        festivalId === undefined ? undefined : eq(timeEntries.festivalId, festivalId),
        gte(day, new Date(since)),
        lt(day, new Date(until)),
      ),
    )
    .orderBy(desc(deletedAt), desc(id))
    .limit(MOST_LISTED)
}
