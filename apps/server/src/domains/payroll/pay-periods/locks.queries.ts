import type { LockedPeriod, StoredOverride } from '@nightshift/shared/payroll/pay-periods/contract'
import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import { approvedPeriods, users } from '../../../platform/database/schema.ts'

const isLocked = (festivalId: number) =>
  and(eq(approvedPeriods.festivalId, festivalId), isNull(approvedPeriods.unlockedAt))

type Lock = Omit<LockedPeriod, 'startsAt' | 'endsAt' | 'approvedAt'> &
  Record<'startsAt' | 'endsAt' | 'approvedAt', Date>

/** The locked periods of a festival, oldest first. */
export async function findLocks(db: Queryable, festivalId: number): Promise<Lock[]> {
  const { id, startsAt, endsAt, approvedAt, overrides } = approvedPeriods
  const { firstName, lastName } = users
  const rows = await db
    .select({ id, startsAt, endsAt, approvedAt, overrides, approvedBy: { firstName, lastName } })
    .from(approvedPeriods)
    .innerJoin(users, eq(users.id, approvedPeriods.approvedBy))
    .where(isLocked(festivalId))
    .orderBy(asc(startsAt))
  return rows.map((row) => ({ ...row, overrides: row.overrides as StoredOverride[] }))
}

/** Whether an entry that ended at this instant could not be changed. */
export async function isLockedAt(db: Queryable, festivalId: number, instant: Date) {
  const { id, startsAt, endsAt } = approvedPeriods
  const [found] = await db
    .select({ id })
    .from(approvedPeriods)
    .where(and(isLocked(festivalId), lte(startsAt, instant), gt(endsAt, instant)))
  return found !== undefined
}

/** The first instant from this one on that is in no locked period. */
export async function unlockedFrom(db: Queryable, festivalId: number, instant: Date) {
  const { rows } = await db.execute<{ at: string }>(sql`
    with recursive free as (
      select ${instant}::timestamptz as at
      union all
      select ends_at from free join approved_periods
        on festival_id = ${festivalId} and unlocked_at is null and starts_at <= at and ends_at > at
    )
    select max(at) as at from free`)
  return new Date(rows[0]!.at)
}
