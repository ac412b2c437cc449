import { eq } from 'drizzle-orm'
import type { Transaction } from './pool.ts'
import { festivals } from './schema.ts'

/** Row lock until the transaction ends: serialises edits of a festival and of its seasons. */
export async function lockFestival(tx: Transaction, id: number) {
  const [festival] = await tx.select().from(festivals).where(eq(festivals.id, id)).for('no key update')
  return festival
}

/** Share lock until the transaction ends: the current season is neither closed nor followed by another meanwhile. */
export const shareLockFestival = (tx: Transaction, id: number) =>
  tx.select({ id: festivals.id }).from(festivals).where(eq(festivals.id, id)).for('share')
