import type { BadgeScanResult } from '@nightshift/shared/kiosk/contract'
import { constraintOf } from '../../platform/database/constraints.ts'
import type { Db } from '../../platform/database/pool.ts'
import { idempotencyKeys } from '../../platform/database/schema.ts'

/** An idempotency key and the hash of the request that it was sent with. */
export type IdempotentRequest = { key: string; request: Buffer }

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
