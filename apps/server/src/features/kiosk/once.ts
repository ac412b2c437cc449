import { createHash } from 'node:crypto'
import type { BadgeScan, BadgeScanResult } from '@nightshift/shared/kiosk/contract'
import type { Db } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { photoOf } from './kiosk.photos.ts'
import { findKept, isKeyTaken, keep, type Once } from './once.queries.ts'

type Outcome = { answer: BadgeScanResult; punched?: object }

/** The key of a scan together with what was asked: for another question the key is refused. */
export function onceOf(key: string, scan: BadgeScan): Once {
  const { badgeCode, upId, timesheetId, cashTips, creditTips } = scan
  const text = JSON.stringify([badgeCode, upId, timesheetId, cashTips, creditTips])
  return { key, request: createHash('sha256').update(text).digest() }
}

/** The answer that this scan got the first time, if there was a first time. */
export async function answeredBefore(db: Db, once: Once): Promise<{ answer: BadgeScanResult } | undefined> {
  const kept = await findKept(db, once)
  if (!kept) return undefined
  if (!kept.request.equals(once.request)) throw new AppError('keyReused')
  const { answer, userId: id, photoVersion } = kept
  if (!('timesheetUser' in answer)) return { answer }
  const photo = await photoOf(db, { id, photoVersion })
  return { answer: { ...answer, timesheetUser: { ...answer.timesheetUser, photo } } }
}

/**
 * Takes a decision under a key. A punch keeps its own answer; any other answer is kept here. Of several at once, the
 * one whose key is in the table has decided for all.
 */
export async function decideOnce<T extends Outcome>(
  db: Db,
  once: Once,
  { userId, now }: { userId: string; now: Date },
  decide: () => Promise<T>,
) {
  try {
    const outcome = await decide()
    if (outcome.punched || (await keep(db, once, userId, withoutPhoto(outcome.answer), now))) return outcome
  } catch (error) {
    if (!isKeyTaken(error)) throw error
  }
  return (await answeredBefore(db, once))!
}

/** The photo is put in again when the answer is: it is not worth its space here. */
const withoutPhoto = (answer: BadgeScanResult): BadgeScanResult =>
  'timesheetUser' in answer ? { ...answer, timesheetUser: { ...answer.timesheetUser, photo: null } } : answer
