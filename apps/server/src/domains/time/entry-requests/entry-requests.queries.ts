import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import { entryRequests, positions, timeEntries } from '../../../platform/database/schema.ts'
import { type FestivalScope, withinFestival } from '../../../platform/database/within-festival.ts'

export type StoredRequest = typeof entryRequests.$inferSelect

const MOST_OWN = 200

const waits = eq(entryRequests.status, 'waiting')

/** The shift of a request, unless it was deleted. */
export const isItsEntry = and(eq(timeEntries.id, entryRequests.timeEntryId), isNull(timeEntries.deletedAt))

/** Whether the shift ends, or would end, in a locked period. Takes no lock: the trigger decides when it is applied. */
export const isLocked = sql<boolean>`exists (
  select 1 from approved_periods period
  where period.festival_id = ${entryRequests.festivalId} and period.unlocked_at is null and (
    tstzrange(period.starts_at, period.ends_at) @> ${entryRequests.endTime}
    or tstzrange(period.starts_at, period.ends_at) @> ${timeEntries.endTime}))`

export async function findOwnEntry(db: Queryable, userId: string, id: number) {
  const [entry] = await db
    .select()
    .from(timeEntries)
    .where(and(eq(timeEntries.id, id), eq(timeEntries.userId, userId), isNull(timeEntries.deletedAt)))
  return entry
}

/** Somebody's requests, newest first. */
export function findOwnRequests(db: Queryable, userId: string, requestId?: number) {
  const { id, timeEntryId, createdAt, startTime, endTime, positionId, cashTips, creditTips } = entryRequests
  const { note, status, declineReason } = entryRequests
  return db
    .select({
      id,
      timeEntryId,
      createdAt,
      startTime,
      endTime,
      positionId,
      cashTips,
      creditTips,
      positionName: positions.name,
      note,
      status,
      declineReason,
      isLocked,
    })
    .from(entryRequests)
    .innerJoin(positions, eq(positions.id, positionId))
    .leftJoin(timeEntries, isItsEntry)
    .where(and(eq(entryRequests.userId, userId), requestId === undefined ? undefined : eq(id, requestId)))
    .orderBy(desc(createdAt), desc(id))
    .limit(MOST_OWN)
}

export const countWaitingOf = (db: Queryable, userId: string) =>
  db.$count(entryRequests, and(waits, eq(entryRequests.userId, userId)))

/** Whether somebody has asked for a forgotten shift with these times already. */
export async function isForgottenAsked(
  db: Queryable,
  userId: string,
  times: { startTime: Date; endTime: Date },
) {
  const { startTime, endTime, timeEntryId } = entryRequests
  const same = and(eq(startTime, times.startTime), eq(endTime, times.endTime), isNull(timeEntryId))
  return (await db.$count(entryRequests, and(waits, eq(entryRequests.userId, userId), same))) > 0
}

export async function insertRequest(tx: Transaction, request: typeof entryRequests.$inferInsert) {
  const [made] = await tx.insert(entryRequests).values(request).returning()
  return made as StoredRequest
}

export async function changeRequest(tx: Transaction, id: number, changes: Partial<StoredRequest>) {
  const [changed] = await tx.update(entryRequests).set(changes).where(eq(entryRequests.id, id)).returning()
  return changed as StoredRequest
}

type Listed = { festivalId?: number }

/** The requests of a festival that wait for a decision. */
export const isWaitingIn = (scope: FestivalScope, { festivalId }: Listed) =>
  and(
    waits,
    withinFestival(entryRequests.festivalId, scope),
    festivalId === undefined ? undefined : eq(entryRequests.festivalId, festivalId),
  )

export async function countWaitingRequests(db: Queryable, scope: FestivalScope, query: Listed) {
  const [row] = await db.select({ count: count() }).from(entryRequests).where(isWaitingIn(scope, query))
  return row!.count
}

/** Whose request it is, to lock the person first. */
export async function findRequest(tx: Transaction, scope: FestivalScope, id: number) {
  const { userId, timeEntryId } = entryRequests
  const [found] = await tx
    .select({ userId, timeEntryId })
    .from(entryRequests)
    .where(and(eq(entryRequests.id, id), withinFestival(entryRequests.festivalId, scope)))
  return found
}

/** Locks a request. After the person and the shift, in the order of every change to a shift. */
export async function lockRequest(tx: Transaction, id: number): Promise<StoredRequest | undefined> {
  const [request] = await tx.select().from(entryRequests).where(eq(entryRequests.id, id)).for('update')
  return request
}
