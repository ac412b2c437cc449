import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/pool.ts'
import { userPositions } from '../../../platform/database/schema.ts'

export type StoredUserPosition = typeof userPositions.$inferSelect

/** A position that somebody holds; the database keeps it within their festival. */
export async function findUserPosition(tx: Transaction, userId: string, positionId: number) {
  const [held] = await tx
    .select()
    .from(userPositions)
    .where(and(eq(userPositions.userId, userId), eq(userPositions.positionId, positionId)))
  return held
}

/** Gives a position; for one already held, the new pay rate. */
export async function upsertUserPosition(
  tx: Transaction,
  held: Omit<typeof userPositions.$inferInsert, 'id'>,
) {
  const target = [userPositions.userId, userPositions.positionId]
  const set = { payrate: sql`excluded.payrate` }
  const [saved] = await tx.insert(userPositions).values(held).onConflictDoUpdate({ target, set }).returning()
  return saved as StoredUserPosition
}

export const deleteUserPosition = (tx: Transaction, id: number) =>
  tx.delete(userPositions).where(eq(userPositions.id, id))

export const deleteUserPositionsOf = (tx: Transaction, userId: string): Promise<StoredUserPosition[]> =>
  tx.delete(userPositions).where(eq(userPositions.userId, userId)).returning()
