import { eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import { firstRunCodes, users } from '../../../platform/database/schema.ts'

const FIRST_RUN_LOCK = 0x4e53_4652

export async function hasUsers(db: Queryable) {
  return (await db.select({ id: users.id }).from(users).limit(1)).length > 0
}

/** Advisory lock until the transaction ends: two first runs at once make one account. */
export const lockFirstRun = (tx: Transaction) =>
  tx.execute(sql`select pg_advisory_xact_lock(${FIRST_RUN_LOCK})`)

export const insertCode = (db: Queryable, codeHash: Buffer) => db.insert(firstRunCodes).values({ codeHash })

export const deleteCode = (db: Queryable, codeHash: Buffer) =>
  db.delete(firstRunCodes).where(eq(firstRunCodes.codeHash, codeHash))

export const deleteCodes = (db: Queryable) => db.delete(firstRunCodes)

export async function findCodeHashes(db: Queryable) {
  return (await db.select().from(firstRunCodes)).map(({ codeHash }) => codeHash)
}
