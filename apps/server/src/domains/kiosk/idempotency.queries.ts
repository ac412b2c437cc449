import { createHash } from 'node:crypto'
import type { BadgeScan, BadgeScanResult } from '@nightshift/shared/kiosk/contract'
import { eq } from 'drizzle-orm'
import { constraintOf } from '../../platform/database/constraints.ts'
import type { Db, Transaction } from '../../platform/database/pool.ts'
import { idempotencyKeys } from '../../platform/database/schema.ts'
import { AppError } from '../../platform/http/app-error.ts'

type Keyed = { key: string; request: Buffer }

/** An idempotency key with hashes of the requests that may be sent with it. */
export type IdempotentRequest = Keyed & {
  /** The request under which a saved punch of the same badge has stored its answer. */
  delivered: Buffer
}

const hashRequest = (text: string) => createHash('sha256').update(text).digest()

/** The idempotency key of a scan with a hash of its body: a key that comes with another body is refused. */
export function idempotentRequestOf(key: string, scan: BadgeScan): IdempotentRequest {
  const { badgeCode, upId, timesheetId, cashTips, creditTips } = scan
  const text = JSON.stringify([badgeCode, upId, timesheetId, cashTips, creditTips])
  return { key, request: hashRequest(text), delivered: deliveredRequestOf(badgeCode) }
}

/**
 * The request that stands under the key of a saved punch. It is the badge alone: the online attempt of the same scan may
 * have been sent before its questions were answered.
 */
export const deliveredRequestOf = (badgeCode: string) => hashRequest(badgeCode)

type Answered = { userId: string; answer: BadgeScanResult; at: Date }

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

/** What is stored under a key, if anything. Expired keys are deleted by housekeeping. */
export async function findStored(db: Db, { key, ...sent }: IdempotentRequest): Promise<Stored | undefined> {
  const { rows } = await db.$client.query<Stored>({ name: 'stored_answer', text: FIND, values: [key] })
  const [stored] = rows
  if (stored && ![sent.request, sent.delivered].some((request) => stored.request.equals(request)))
    throw new AppError('keyReused')
  return stored
}

/** Whether a punch failed because a concurrent request has stored the same key. */
export const isKeyTaken = (error: unknown) => constraintOf(error) === 'idempotency_keys_pkey'

/** Stores an answer that came without a punch, unless the key is taken; answers whether it was free. */
export async function storeAnswer(db: Db, answered: Keyed & Answered) {
  const { rowCount } = await db.insert(idempotencyKeys).values(answered).onConflictDoNothing()
  return rowCount === 1
}

/** What stands under a key, read after the person's row lock: the person, the answer and when it was given. */
export async function findKeyOwner(tx: Transaction, key: string) {
  const { userId, answer, at } = idempotencyKeys
  const [stored] = await tx
    .select({ userId, answer, at })
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.key, key))
  return stored as Answered | undefined
}

/** Takes a key for a saved punch. A question that stands under it is replaced. */
export async function takeKey(tx: Transaction, { key, ...taken }: Keyed & Answered) {
  await tx
    .insert(idempotencyKeys)
    .values({ key, ...taken })
    .onConflictDoUpdate({ target: idempotencyKeys.key, set: taken })
}
