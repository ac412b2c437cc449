import type { BadgeScanResult } from '@nightshift/shared/kiosk/contract'
import type { Along } from '../../platform/database/along.ts'
import { constraintOf } from '../../platform/database/constraints.ts'
import type { Db } from '../../platform/database/pool.ts'
import { idempotencyKeys } from '../../platform/database/schema.ts'

/** What a scan is recognised by when it comes again. */
export type Once = { key: string; request: Buffer }

type Kept = {
  request: Buffer
  answer: BadgeScanResult
  userId: string
  photoVersion: string | null
}

const FIND = `
  select kept.request, kept.answer, kept.user_id as "userId", users.photo_version as "photoVersion"
  from idempotency_keys kept join users on users.id = kept.user_id
  where kept.key = $1`

/** What was answered to this key. Keys that are too old are tidied away. */
export async function findKept(db: Db, { key }: Once): Promise<Kept | undefined> {
  const { rows } = await db.$client.query<Kept>({ name: 'kept_answer', text: FIND, values: [key] })
  return rows[0]
}

type What = { clockedIn?: true; clockedOut?: true; closedForgotten?: true }
type Tag = { firstName: string; lastInitial: string }

/** Keeps the answer to a punch, in the statement of the punch. A key that is taken fails it, and nothing is written. */
export const keptAlong = ({ key, request }: Once, what: What, tag: Tag, now: Date): Along => ({
  name: 'once',
  part: (row, n) => `kept as (
    insert into idempotency_keys (key, request, user_id, answer, at)
    select $${n}, $${n + 1}, user_id, json_build_object(
      'success', true, ${flags(what)}, 'timesheetId', id, 'timesheetUser', $${n + 2}::json), $${n + 3}
    from ${row}
  )`,
  values: [key, request, JSON.stringify(tag), now],
})

/** The same for every punch of a statement, so they are part of its text. */
const flags = (what: What) =>
  Object.keys(what)
    .map((flag) => `'${flag}', true`)
    .join(', ')

/** Whether a punch failed because its key was taken a moment earlier. */
export const isKeyTaken = (error: unknown) => constraintOf(error) === 'idempotency_keys_pkey'

/** Keeps an answer that came without a punch, unless the key is taken; answers whether it was free. */
export async function keep(db: Db, once: Once, userId: string, answer: BadgeScanResult, at: Date) {
  const values = { ...once, userId, answer, at }
  const { rowCount } = await db.insert(idempotencyKeys).values(values).onConflictDoNothing()
  return rowCount === 1
}
