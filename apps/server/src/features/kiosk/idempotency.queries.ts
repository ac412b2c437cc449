import { createHash } from 'node:crypto'
import type { BadgeScanResult } from '@nightshift/shared/kiosk/contract'
import { eq } from 'drizzle-orm'
import { constraintOf } from '../../platform/database/constraints.ts'
import type { Db, Transaction } from '../../platform/database/pool.ts'
import { idempotencyKeys } from '../../platform/database/schema.ts'

/** An idempotency key and the hash of the request that it was sent with. */
export type IdempotentRequest = { key: string; request: Buffer }

export const hashRequest = (text: string) => createHash('sha256').update(text).digest()

/**
 * The request that stands under the key of a saved punch. It is the badge alone: the online attempt of the same scan may
 * have been sent before its questions were answered.
 */
export const deliveredRequestOf = (badgeCode: string) => hashRequest(badgeCode)

type Stored = {
  request: Buffer
  answer: BadgeScanResult
  userId: string
  photoVersion: string | null
}

const FIND = `
  select stored.request, stored.answer, stored.user_id as "userId", users.photo_version as "photoVersion"
  from idempotency_keys stored join users on users.id = stored.user_id
  where stored.key = $1`

/** The stored answer of a key. Expired keys are deleted by housekeeping. */
export async function findByKey(db: Db, { key }: IdempotentRequest): Promise<Stored | undefined> {
  const { rows } = await db.$client.query<Stored>({ name: 'stored_answer', text: FIND, values: [key] })
  return rows[0]
}

/** Whether a punch failed because a concurrent request has stored the same key. */
export const isKeyTaken = (error: unknown) => constraintOf(error) === 'idempotency_keys_pkey'

/** Stores an answer that came without a punch, unless the key is taken; answers whether it was free. */
export async function storeAnswer(
  db: Db,
  request: IdempotentRequest,
  userId: string,
  answer: BadgeScanResult,
  at: Date,
) {
  const values = { ...request, userId, answer, at }
  const { rowCount } = await db.insert(idempotencyKeys).values(values).onConflictDoNothing()
  return rowCount === 1
}

/** What stands under a key, read after the person's row lock: the person, the answer and when it was given. */
export async function findKeyOwner(tx: Transaction, key: string) {
  const { userId, answer, at } = idempotencyKeys
  const [stored] = await tx
    .select({ userId, answer, at })
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.key, key))
  return stored as { userId: string; answer: BadgeScanResult; at: Date } | undefined
}

/** Takes a key for a saved punch. A question that stands under it is replaced. */
export async function takeKey(
  tx: Transaction,
  { key, ...taken }: IdempotentRequest & { userId: string; answer: BadgeScanResult; at: Date },
) {
  await tx
    .insert(idempotencyKeys)
    .values({ key, ...taken })
    .onConflictDoUpdate({ target: idempotencyKeys.key, set: taken })
}
