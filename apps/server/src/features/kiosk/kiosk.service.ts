import { randomUUID } from 'node:crypto'
import { ERRORS, type ErrorCode } from '@nightshift/shared/errors'
import { userIdOf } from '@nightshift/shared/kiosk/badge'
import type { BadgeScan, BadgeScanResult } from '@nightshift/shared/kiosk/contract'
import { isForgotten } from '@nightshift/shared/timeclock/forgotten'
import { decideClockIn } from '@nightshift/shared/timeclock/rules'
import type { Db } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { closeOpenEntry, type Punch } from '../timeclock/punch.queries.ts'
import { startShift } from '../timeclock/punch.service.ts'
import { type IdempotentRequest, storeAnswerCte } from './idempotency.queries.ts'
import { findStoredAnswer, idempotentRequestOf, withIdempotencyKey } from './idempotency.ts'
import { photoOf } from './kiosk.photos.ts'
import {
  askForTips,
  type BadgeHolder,
  findAssignedPositions,
  findBadgeHolder,
  tipsAwaited,
} from './kiosk.queries.ts'

/** Debounce: two scans of one badge within this time count once. */
const REPEAT_MS = 5_000
/** How long the kiosk may ask for tips. */
const TIPS_WAIT_MS = 5 * 60_000

export type ScanOutcome = {
  answer: BadgeScanResult
  punched?: { festivalId: number; userId: string }
  unknown?: true
}

/** Handles one badge scan. The answer may be a question (which position, which tips), which writes no shift. */
export async function scanBadge(db: Db, scan: BadgeScan, now: Date): Promise<ScanOutcome> {
  const holder = await holderOf(db, scan)
  return holder ? decide(db, holder, scan, now) : unknown()
}

/** The same under an idempotency key: for a day, a retry gets the first answer and punches nothing. */
export async function scanBadgeWithKey(
  db: Db,
  scan: BadgeScan,
  key: string,
  now: Date,
): Promise<ScanOutcome> {
  const request = idempotentRequestOf(key, scan)
  const [stored, holder] = await Promise.all([findStoredAnswer(db, request), holderOf(db, scan)])
  if (stored) return stored
  if (!holder) return unknown()
  return withIdempotencyKey(db, request, { userId: holder.id, now }, () =>
    decide(db, holder, scan, now, request),
  )
}

/** Looks up a malformed code too, by a random id, so that it takes as long as an unknown badge. */
const holderOf = (db: Db, { badgeCode }: BadgeScan) =>
  findBadgeHolder(db, userIdOf(badgeCode) ?? randomUUID())

async function decide(
  db: Db,
  holder: BadgeHolder,
  scan: BadgeScan,
  now: Date,
  request?: IdempotentRequest,
): Promise<ScanOutcome> {
  if (scan.timesheetId !== undefined) return closeWithTips(db, holder, scan, now, request)
  // A chosen position always clocks in: whoever clocked in elsewhere meanwhile must not be clocked out by it.
  const clocksOut = isAtWork(holder, now) && scan.upId === undefined
  const punch = () => (clocksOut ? scanOut(db, holder, now, request) : scanIn(db, holder, scan, now, request))
  return repeated(db, holder, now) ?? punch()
}

/** Whether an open shift can be ended by a scan; a forgotten one cannot. */
const isAtWork = ({ last }: BadgeHolder, now: Date) =>
  last?.endTime === null && !isForgotten(last, last.longestShiftHours, now)

async function scanIn(
  db: Db,
  holder: BadgeHolder,
  { upId }: BadgeScan,
  now: Date,
  request?: IdempotentRequest,
): Promise<ScanOutcome> {
  const decision = decideClockIn(
    holder.assignedIds.map((id) => ({ id })),
    upId,
  )
  if (decision.kind === 'refuse') return refuse(decision.error)
  if (decision.kind === 'ask') return { answer: await choice(db, holder) }
  try {
    const punch = punchOf(holder, 'clockedIn', now, request)
    const entry = await startShift(db, holder.id, decision.position.id, punch)
    if (!entry) return refuse('positionNotAssigned')
    const { closedForgotten } = entry
    return punched(db, holder, { clockedIn: true, ...(closedForgotten && { closedForgotten }) }, entry.id)
  } catch (error) {
    return afterRefusal(db, holder, error, now)
  }
}

async function scanOut(
  db: Db,
  holder: BadgeHolder,
  now: Date,
  request?: IdempotentRequest,
): Promise<ScanOutcome> {
  const { id: entryId, isTipped } = holder.last!
  if (isTipped) {
    await askForTips(db, entryId, now)
    const timesheetUser = await nameTag(db, holder)
    return { answer: { success: true, wasTipped: true, timesheetId: entryId, timesheetUser } }
  }
  const closed = await closeOpenEntry(db, holder.id, { entryId }, punchOf(holder, 'clockedOut', now, request))
  return closed ? punched(db, holder, { clockedOut: true }, entryId) : scannedMeanwhile(db, holder, now)
}

async function closeWithTips(
  db: Db,
  holder: BadgeHolder,
  scan: BadgeScan,
  now: Date,
  request?: IdempotentRequest,
): Promise<ScanOutcome> {
  const { timesheetId: entryId, cashTips = 0, creditTips = 0 } = scan
  const { last } = holder
  if (last?.id !== entryId) return refuse('tipsNotAwaited')
  const repeat = repeated(db, holder, now)
  if (last?.endTime) return repeat ?? refuse('tipsNotAwaited')
  const since = new Date(now.getTime() - TIPS_WAIT_MS)
  if (!entryId || !(await tipsAwaited(db, entryId, since))) return refuse('tipsNotAwaited')
  const closed = await closeOpenEntry(
    db,
    holder.id,
    { entryId, cashTips, creditTips },
    punchOf(holder, 'clockedOut', now, request),
  )
  return closed ? punched(db, holder, { clockedOut: true }, entryId) : scannedMeanwhile(db, holder, now)
}

/** Repeats the last answer when the badge was scanned within the debounce time. */
function repeated(db: Db, holder: BadgeHolder, now: Date): Promise<ScanOutcome> | undefined {
  const { last } = holder
  if (!last) return undefined
  const since = now.getTime() - (last.endTime ?? last.startTime).getTime()
  // A shift of zero length was added by a manager, not by a scan.
  const scanned = last.endTime?.getTime() !== last.startTime.getTime()
  // Negative under clock skew.
  if (!scanned || Math.abs(since) >= REPEAT_MS) return undefined
  return punched(db, holder, last.endTime ? { clockedOut: true } : { clockedIn: true }, last.id, true)
}

/** Of two concurrent scans, the one that the database's constraint refused. */
async function afterRefusal(db: Db, holder: BadgeHolder, error: unknown, now: Date) {
  if (!(error instanceof AppError)) throw error
  return scannedMeanwhile(db, holder, now, error.code)
}

async function scannedMeanwhile(
  db: Db,
  { id }: BadgeHolder,
  now: Date,
  otherwise: ErrorCode = 'tipsNotAwaited',
) {
  const holder = await findBadgeHolder(db, id)
  return (holder && (await repeated(db, holder, now))) ?? refuse(otherwise)
}

/** A punch by the badge at the kiosk. With an idempotency key, its answer is stored in the same statement. */
const punchOf = (
  holder: BadgeHolder,
  what: 'clockedIn' | 'clockedOut',
  now: Date,
  request?: IdempotentRequest,
): Punch => ({
  actorId: null,
  now,
  extraCte: request && ((about) => storeAnswerCte(request, { [what]: true, ...about }, tagOf(holder), now)),
})

const unknown = (): ScanOutcome => ({ ...refuse('unknownBadge'), unknown: true })

const refuse = (code: ErrorCode): ScanOutcome => ({
  answer: { success: false, message: ERRORS[code].message },
})

async function punched(
  db: Db,
  holder: BadgeHolder,
  what: { clockedIn: true; closedForgotten?: true } | { clockedOut: true },
  timesheetId: number,
  repeat = false,
): Promise<ScanOutcome> {
  const answer = { success: true as const, ...what, timesheetId, timesheetUser: await nameTag(db, holder) }
  return repeat ? { answer } : { answer, punched: { festivalId: holder.festivalId, userId: holder.id } }
}

async function choice(db: Db, holder: BadgeHolder): Promise<BadgeScanResult> {
  const options = await findAssignedPositions(db, holder.id)
  return {
    success: true,
    upRecords: options.map(({ id, positionId }) => ({ id, positionId })),
    positions: options.map(({ positionId, name, eventName }) => ({
      id: positionId,
      name,
      event: { name: eventName },
    })),
    timesheetUser: await nameTag(db, holder),
  }
}

/** First name, initial and photo only: the kiosk is public. */
const nameTag = async (db: Db, holder: BadgeHolder) => ({
  ...tagOf(holder),
  photo: await photoOf(db, holder),
})

const tagOf = ({ firstName, lastName }: BadgeHolder) => ({
  firstName,
  lastInitial: [...lastName][0] ?? '',
})
