import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/pool.ts'
import { positions, timeEntries, userPositions, users } from '../../../platform/database/schema.ts'
import { type FestivalScope, withinFestival } from '../../../platform/database/within-festival.ts'

export type EntryPosition = NonNullable<Awaited<ReturnType<typeof findPosition>>>

/** A position that an entry moves to, with the rate that it copies: the person's own one, or the default. */
export type NewPosition = EntryPosition & { copiedPayrate: number }

/** A position within the caller's festivals, with the fields that a shift copies. */
export async function findPosition(tx: Transaction, scope: FestivalScope, id: number) {
  const { festivalId, name, isTipped, defaultPayRate } = positions
  const [found] = await tx
    .select({ id: positions.id, festivalId, name, isTipped, defaultPayRate })
    .from(positions)
    .where(and(eq(positions.id, id), withinFestival(festivalId, scope)))
  return found
}

/** What these people earn in a position that they hold, by person. */
export async function findHeldRates(tx: Transaction, userIds: string[], positionId: number) {
  const { userId, payrate } = userPositions
  const held = await tx
    .select({ userId, payrate })
    .from(userPositions)
    .where(and(inArray(userId, userIds), eq(userPositions.positionId, positionId)))
  return new Map(held.map((one) => [one.userId, one.payrate]))
}

/** What somebody earned in their last shift in a position. */
export async function findLastRate(tx: Transaction, userId: string, positionId: number) {
  const { payrate, startTime, deletedAt } = timeEntries
  const [last] = await tx
    .select({ payrate })
    .from(timeEntries)
    .where(and(eq(timeEntries.userId, userId), eq(timeEntries.positionId, positionId), isNull(deletedAt)))
    .orderBy(desc(startTime))
    .limit(1)
  return last?.payrate
}

/** Locks a person of a festival, active or not, as a punch does. */
export async function lockPersonOf(tx: Transaction, festivalId: number, userId: string) {
  const [found] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.festivalId, festivalId)))
    .for('no key update')
  return found
}
