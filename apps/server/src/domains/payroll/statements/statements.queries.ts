import type { Span } from '@nightshift/shared/payroll/pay-periods/periods'
import { and, asc, desc, eq, exists, gte, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import { erasedPeople, timeEntries, users } from '../../../platform/database/schema.ts'

/** Whose entries, at which festival. */
export type Whose = { userId: string; festivalId: number }

const theirs = ({ userId, festivalId }: Whose) =>
  and(eq(timeEntries.userId, userId), eq(timeEntries.festivalId, festivalId), isNull(timeEntries.deletedAt))

/** The caller, somebody of the festival, or somebody who has worked there, unless their data was erased. */
export async function findPayee(db: Queryable, whose: Whose, callerId: string) {
  const { id, firstName, lastName, festivalId } = users
  const worked = db.select({ one: sql`1` }).from(timeEntries).where(theirs(whose))
  const [payee] = await db
    .select({ firstName, lastName })
    .from(users)
    .leftJoin(erasedPeople, eq(erasedPeople.userId, id))
    .where(
      and(
        eq(id, whose.userId),
        isNull(erasedPeople.userId),
        or(eq(id, callerId), eq(festivalId, whose.festivalId), exists(worked)),
      ),
    )
  return payee
}

export const hasWorked = async (db: Queryable, whose: Whose) =>
  (await db.$count(timeEntries, theirs(whose))) > 0

/** The festivals where somebody has ended entries. */
export async function findWorkplaces(db: Queryable, userId: string) {
  const { festivalId, endTime, deletedAt } = timeEntries
  const rows = await db
    .selectDistinct({ festivalId })
    .from(timeEntries)
    .where(and(eq(timeEntries.userId, userId), isNotNull(endTime), isNull(deletedAt)))
  return rows.map((row) => row.festivalId)
}

/** The entries that ended in a period, oldest first. */
export async function findPaidEntries(db: Queryable, whose: Whose, { startsAt, endsAt }: Span) {
  const {
    id,
    positionName,
    startTime,
    endTime,
    payrate,
    cashTips,
    creditTips,
    deduction,
    isTipped,
    needsReview,
  } = timeEntries
  return db
    .select({
      id,
      positionName,
      startTime,
      payrate,
      cashTips,
      creditTips,
      deduction,
      isTipped,
      needsReview,
      endTime: sql<Date>`${endTime}`.mapWith(endTime),
    })
    .from(timeEntries)
    .where(and(theirs(whose), gte(endTime, startsAt), lt(endTime, endsAt)))
    .orderBy(asc(startTime), asc(id))
}

/** Whether the person is on the clock since before the end of the period. */
export const countOpen = (db: Queryable, whose: Whose, { endsAt }: Span) =>
  db.$count(timeEntries, and(theirs(whose), isNull(timeEntries.endTime), lt(timeEntries.startTime, endsAt)))

/** A statement is asked for soon after it is due: older ones are found by their dates. */
const MOST_ENDS = 500

/** When the latest entries ended, newest first. */
export async function findEnds(db: Queryable, whose: Whose) {
  const { endTime } = timeEntries
  const rows = await db
    .select({ endTime: sql<Date>`${endTime}`.mapWith(endTime) })
    .from(timeEntries)
    .where(and(theirs(whose), isNotNull(endTime)))
    .orderBy(desc(endTime))
    .limit(MOST_ENDS)
  return rows.map((row) => row.endTime)
}
