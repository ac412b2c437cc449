import { and, eq, gt, gte, isNull, lt, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import {
  payrollExportPremiums,
  payrollExports,
  timeEntries,
  users,
} from '../../../platform/database/schema.ts'

/**
 * The workweeks of a range for which a premium was paid: they keep their bounds when the rule of the festival changes.
 */
export function findPaidWeeks(db: Queryable, festivalId: number, from: Date, to: Date) {
  const { exportId, weekStartsAt: startsAt, weekEndsAt: endsAt } = payrollExportPremiums
  return db
    .selectDistinct({ startsAt, endsAt })
    .from(payrollExportPremiums)
    .innerJoin(payrollExports, eq(payrollExports.id, exportId))
    .where(and(eq(payrollExports.festivalId, festivalId), gt(endsAt, from), lt(startsAt, to)))
}

/** The shifts that ended within a range of time, with their people. */
export function findEndedShifts(db: Queryable, festivalId: number, from: Date, to: Date) {
  const { userId, startTime, endTime, payrate, isTipped } = timeEntries
  const { firstName, lastName } = users
  return db
    .select({
      userId,
      startTime,
      payrate,
      isTipped,
      firstName,
      lastName,
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
