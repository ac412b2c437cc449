import { type ReviewReason, reviewWhenEndedByOthers } from '@nightshift/shared/time/timeclock/review'
import { and, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { PEOPLE_LOCK_ORDER } from '../../../platform/database/people-lock-order.ts'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import {
  auditLog,
  festivals,
  positions,
  timeEntries,
  userPositions,
  users,
} from '../../../platform/database/schema.ts'
import { type FestivalScope, withinFestival } from '../../../platform/database/within-festival.ts'

export type StoredEntry = typeof timeEntries.$inferSelect

export const assignedPositions = (db: Queryable, userId: string) =>
  db
    .select({ id: userPositions.id })
    .from(userPositions)
    .where(eq(userPositions.userId, userId))
    .orderBy(userPositions.id)

const notDeleted = isNull(timeEntries.deletedAt)

export const lockEntry = (tx: Transaction, scope: FestivalScope, id: number) =>
  lockEntryWhere(tx, scope, id, notDeleted)

export const lockDeletedEntry = (tx: Transaction, scope: FestivalScope, id: number) =>
  lockEntryWhere(tx, scope, id, isNotNull(timeEntries.deletedAt))

/** The id of the person's latest shift. */
export async function findLastEntry(tx: Transaction, userId: string) {
  const [entry] = await tx
    .select({ id: timeEntries.id })
    .from(timeEntries)
    .where(and(eq(timeEntries.userId, userId), notDeleted))
    .orderBy(desc(timeEntries.startTime), desc(timeEntries.id))
    .limit(1)
  return entry?.id
}

/** The last audit row of an entry. */
export async function findLastAct(tx: Transaction, id: number) {
  const [act] = await tx
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.entity, 'timeEntry'), eq(auditLog.entityId, String(id))))
    .orderBy(desc(auditLog.id))
    .limit(1)
  return act
}

/**
 * Locks the entry's row until the transaction ends. Locks its person first, as a punch does, which serialises changes to
 * the shifts of one person.
 */
async function lockEntryWhere(
  tx: Transaction,
  scope: FestivalScope,
  id: number,
  condition: SQL,
): Promise<StoredEntry | undefined> {
  const owner = tx.select({ id: timeEntries.userId }).from(timeEntries).where(eq(timeEntries.id, id))
  await tx.select({ id: users.id }).from(users).where(eq(users.id, owner)).for('no key update')
  const [entry] = await tx
    .select()
    .from(timeEntries)
    .where(and(eq(timeEntries.id, id), condition, withinFestival(timeEntries.festivalId, scope)))
    .for('no key update')
  return entry
}

/** Locks these entries, later ones first, and their people before them, all in a fixed order. */
export async function lockEntries(
  tx: Transaction,
  scope: FestivalScope,
  ids: number[],
): Promise<StoredEntry[]> {
  const chosen = and(inArray(timeEntries.id, ids), notDeleted, withinFestival(timeEntries.festivalId, scope))
  const owners = tx.select({ id: timeEntries.userId }).from(timeEntries).where(chosen)
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, owners))
    .orderBy(PEOPLE_LOCK_ORDER)
    .for('no key update')
  const locked = await tx.select().from(timeEntries).where(chosen).orderBy(timeEntries.id).for('update')
  return locked.sort((one, other) => +other.startTime - +one.startTime || one.id - other.id)
}

export const lockOpenEntries = (tx: Transaction, scope: FestivalScope, ids: number[]) =>
  tx
    .select()
    .from(timeEntries)
    .where(
      and(
        inArray(timeEntries.id, ids),
        notDeleted,
        isNull(timeEntries.endTime),
        withinFestival(timeEntries.festivalId, scope),
      ),
    )
    .orderBy(timeEntries.id)
    .for('update')

export async function changeEntry(tx: Transaction, id: number, changes: Partial<StoredEntry>) {
  const [changed] = await tx.update(timeEntries).set(changes).where(eq(timeEntries.id, id)).returning()
  return changed as StoredEntry
}

/** How long a shift of the festival lasts at most. */
export async function longestShiftHoursOf(tx: Transaction, festivalId: number) {
  const { longestShiftHours } = festivals
  const [found] = await tx.select({ longestShiftHours }).from(festivals).where(eq(festivals.id, festivalId))
  return found!.longestShiftHours
}

/** Closes shifts of others now; under clock skew, one that starts later ends at its start. */
export async function closeEntries(tx: Transaction, open: StoredEntry[], now: Date) {
  const longest = new Map<number, number>()
  for (const { festivalId } of open) {
    if (!longest.has(festivalId)) longest.set(festivalId, await longestShiftHoursOf(tx, festivalId))
  }
  const ids = (entries: StoredEntry[]) => entries.map(({ id }) => id)
  const marked = (reason: ReviewReason) =>
    ids(
      open.filter((entry) => reviewWhenEndedByOthers(entry, longest.get(entry.festivalId)!, now) === reason),
    )
  return tx
    .update(timeEntries)
    .set({
      endTime: sql`greatest(${now}::timestamptz, ${timeEntries.startTime})`,
      needsReview: sql`case when ${inArray(timeEntries.id, marked('forgotten'))} then 'forgotten'
        when ${inArray(timeEntries.id, marked('tipsMissing'))} then 'tipsMissing' end`,
    })
    .where(inArray(timeEntries.id, ids(open)))
    .returning()
}

/** The shift of this person that overlaps the given times, for the error message of an edit. */
export async function findOverlap(
  db: Queryable,
  entry: { id: number; userId: string; startTime: Date; endTime: Date | null },
) {
  const { id, positionName, startTime, endTime } = timeEntries
  const span = sql`tstzrange(${entry.startTime}::timestamptz, coalesce(${entry.endTime}::timestamptz, 'infinity'))`
  const [other] = await db
    .select({ id, positionName, startTime, endTime })
    .from(timeEntries)
    .where(
      and(
        eq(timeEntries.userId, entry.userId),
        notDeleted,
        sql`${id} <> ${entry.id}`,
        sql`tstzrange(${startTime}, coalesce(${endTime}, 'infinity')) && ${span}`,
      ),
    )
    .orderBy(startTime)
    .limit(1)
  return other
}

/** Somebody's open shift, with how long one may last at its festival. */
export async function findOpenEntry(db: Queryable, userId: string) {
  const { id, startTime, festivalId } = timeEntries
  const { timeZone, longestShiftHours } = festivals
  const [open] = await db
    .select({ id, startTime, festivalId, timeZone, longestShiftHours })
    .from(timeEntries)
    .innerJoin(festivals, eq(festivals.id, festivalId))
    .where(and(eq(timeEntries.userId, userId), notDeleted, isNull(timeEntries.endTime)))
  return open
}

/** A position assigned to an active person of the caller's festivals, with the fields that a shift copies. */
export async function findAssignedPosition(
  tx: Transaction,
  scope: FestivalScope,
  userId: string,
  userPositionId: number,
) {
  const { festivalId, payrate } = userPositions
  const [assigned] = await tx
    .select({
      festivalId,
      positionId: positions.id,
      positionName: positions.name,
      payrate,
      isTipped: positions.isTipped,
    })
    .from(userPositions)
    .innerJoin(positions, eq(positions.id, userPositions.positionId))
    .innerJoin(users, and(eq(users.id, userPositions.userId), eq(users.isActive, true)))
    .where(
      and(
        eq(userPositions.id, userPositionId),
        eq(userPositions.userId, userId),
        withinFestival(festivalId, scope),
      ),
    )
  return assigned
}

export async function insertEntry(tx: Transaction, entry: typeof timeEntries.$inferInsert) {
  const [made] = await tx.insert(timeEntries).values(entry).returning()
  return made as StoredEntry
}

/** The open shifts of these people, locked in the order of `lockOpenEntries`. */
export const lockOpenEntriesOf = (tx: Transaction, userIds: string[]): Promise<StoredEntry[]> =>
  tx
    .select()
    .from(timeEntries)
    .where(and(inArray(timeEntries.userId, userIds), notDeleted, isNull(timeEntries.endTime)))
    .orderBy(timeEntries.id)
    .for('update')

export async function lockOpenEntryOf(tx: Transaction, userId: string): Promise<StoredEntry | undefined> {
  const [open] = await tx
    .select()
    .from(timeEntries)
    .where(and(eq(timeEntries.userId, userId), notDeleted, isNull(timeEntries.endTime)))
    .for('update')
  return open
}
