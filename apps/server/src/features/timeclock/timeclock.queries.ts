import { type ReviewReason, reviewWhenEndedByOthers } from '@nightshift/shared/timeclock/review'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pool.ts'
import { festivals, positions, timeEntries, userPositions, users } from '../../platform/database/schema.ts'
import type { Viewer } from '../../platform/filter/entity.ts'
import { namedFailure } from './timeclock.failures.ts'

export type StoredEntry = typeof timeEntries.$inferSelect

export const assignedPositions = (db: Queryable, userId: string) =>
  db
    .select({ id: userPositions.id })
    .from(userPositions)
    .where(eq(userPositions.userId, userId))
    .orderBy(userPositions.id)

const within = ({ festivalId }: Viewer) =>
  festivalId === null ? undefined : eq(timeEntries.festivalId, festivalId)
const notDeleted = isNull(timeEntries.deletedAt)

/**
 * Held until the transaction ends, so that nobody changes it in between. Its person is held first, as for a
 * punch: changes to the shifts of one person come one after the other.
 */
export async function lockEntry(
  tx: Transaction,
  id: number,
  viewer: Viewer,
): Promise<StoredEntry | undefined> {
  const owner = tx.select({ id: timeEntries.userId }).from(timeEntries).where(eq(timeEntries.id, id))
  await tx.select({ id: users.id }).from(users).where(eq(users.id, owner)).for('no key update')
  const [entry] = await tx
    .select()
    .from(timeEntries)
    .where(and(eq(timeEntries.id, id), notDeleted, within(viewer)))
    .for('update')
  return entry
}

export const lockOpenEntries = (tx: Transaction, ids: number[], viewer: Viewer) =>
  tx
    .select()
    .from(timeEntries)
    .where(and(inArray(timeEntries.id, ids), notDeleted, isNull(timeEntries.endTime), within(viewer)))
    .orderBy(timeEntries.id)
    .for('update')

export async function changeEntry(tx: Transaction, id: number, changes: Partial<StoredEntry>) {
  try {
    const [changed] = await tx.update(timeEntries).set(changes).where(eq(timeEntries.id, id)).returning()
    return changed as StoredEntry
  } catch (error) {
    throw namedFailure(error)
  }
}

/** How long a shift of the festival lasts at most. */
export async function longestShiftHoursOf(tx: Transaction, festivalId: number) {
  const { longestShiftHours } = festivals
  const [found] = await tx.select({ longestShiftHours }).from(festivals).where(eq(festivals.id, festivalId))
  return found!.longestShiftHours
}

/** Ends shifts of others now; one that begins later, by another process's clock, ends at its start. */
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

/** The shift of this person that the given times run into, to say with what an edit collides. */
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

/** A position that an active person of the viewer's festivals holds, with what a shift copies of it. */
export async function findHeldPosition(
  tx: Transaction,
  userId: string,
  userPositionId: number,
  viewer: Viewer,
) {
  const { festivalId, payrate } = userPositions
  const [held] = await tx
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
        viewer.festivalId === null ? undefined : eq(festivalId, viewer.festivalId),
      ),
    )
  return held
}

/** A shift of no length, for a manager to fill in. Zero hours stay out of the export. */
export async function insertEmptyEntry(
  tx: Transaction,
  entry: Omit<typeof timeEntries.$inferInsert, 'startTime'>,
  now: Date,
) {
  const [made] = await tx
    .insert(timeEntries)
    .values({ ...entry, startTime: now, endTime: now })
    .returning()
  return made as StoredEntry
}

export async function lockOpenEntryOf(tx: Transaction, userId: string): Promise<StoredEntry | undefined> {
  const [open] = await tx
    .select()
    .from(timeEntries)
    .where(and(eq(timeEntries.userId, userId), notDeleted, isNull(timeEntries.endTime)))
    .for('update')
  return open
}
