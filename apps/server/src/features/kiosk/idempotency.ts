import type { BadgeScan, BadgeScanResult } from '@nightshift/shared/kiosk/contract'
import type { Db } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/http/app-error.ts'
import {
  deliveredRequestOf,
  findByKey,
  hashRequest,
  type IdempotentRequest,
  isKeyTaken,
  storeAnswer,
} from './idempotency.queries.ts'
import { photoOf } from './kiosk.photos.ts'

type Outcome = { answer: BadgeScanResult; punched?: true }

type ScanRequest = IdempotentRequest & {
  /** The request under which a saved punch of the same badge has stored its answer. */
  delivered: Buffer
}

/** The idempotency key of a scan with a hash of its body: a key that comes with another body is refused. */
export function idempotentRequestOf(key: string, scan: BadgeScan): ScanRequest {
  const { badgeCode, upId, timesheetId, cashTips, creditTips } = scan
  const text = JSON.stringify([badgeCode, upId, timesheetId, cashTips, creditTips])
  return { key, request: hashRequest(text), delivered: deliveredRequestOf(badgeCode) }
}

/** The stored answer of this idempotency key, if there is one. */
export async function findStoredAnswer(
  db: Db,
  request: ScanRequest,
): Promise<{ answer: BadgeScanResult } | undefined> {
  const stored = await findByKey(db, request)
  if (!stored) return undefined
  if (![request.request, request.delivered].some((one) => stored.request.equals(one)))
    throw new AppError('keyReused')
  const { answer, userId: id, photoVersion } = stored
  if (!('timesheetUser' in answer)) return { answer }
  const photo = await photoOf(db, { id, photoVersion })
  return { answer: { ...answer, timesheetUser: { ...answer.timesheetUser, photo } } }
}

/**
 * Decides under an idempotency key. A punch stores its answer itself, and a question is stored here. A refusal changed
 * nothing and is not stored. Of concurrent requests, the one whose key was inserted decides for all.
 */
export async function withIdempotencyKey<T extends Outcome>(
  db: Db,
  request: ScanRequest,
  { userId, now }: { userId: string; now: Date },
  decide: () => Promise<T>,
) {
  try {
    const outcome = await decide()
    if (outcome.punched) return outcome
    if (!outcome.answer.success) return (await findStoredAnswer(db, request)) ?? outcome
    if (await storeAnswer(db, request, userId, withoutPhoto(outcome.answer), now)) return outcome
  } catch (error) {
    if (!isKeyTaken(error)) throw error
  }
  return (await findStoredAnswer(db, request))!
}

/** Photos are not stored with the answer; `findStoredAnswer` adds them again. */
const withoutPhoto = (answer: BadgeScanResult): BadgeScanResult =>
  'timesheetUser' in answer ? { ...answer, timesheetUser: { ...answer.timesheetUser, photo: null } } : answer
