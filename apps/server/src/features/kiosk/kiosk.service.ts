import { randomUUID } from 'node:crypto'
import { ERRORS, type ErrorCode } from '@nightshift/shared/errors'
import { badgeIdOf } from '@nightshift/shared/kiosk/badge'
import type { BadgeScan, BadgeScanResult } from '@nightshift/shared/kiosk/contract'
import { tonightFirst } from '@nightshift/shared/night-plan/tonight-first'
import { isForgotten } from '@nightshift/shared/timeclock/forgotten'
import { decideClockIn } from '@nightshift/shared/timeclock/rules'
import type { Db } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { EnrolledKiosk } from '../../platform/session/kiosk-token.ts'
import { closeOpenEntry, type Punch } from '../timeclock/punch.queries.ts'
import { startShift } from '../timeclock/punch.service.ts'
import { findTonightsPositions } from '../users/tonights-positions.queries.ts'
import type { IdempotentRequest } from './idempotency.queries.ts'
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
  punched?: true
  unknown?: true
}

/** A scan with the person behind its badge. With a request, its answer is stored under an idempotency key. */
type Scan = { db: Db; body: BadgeScan; holder: BadgeHolder; now: Date; request?: IdempotentRequest }

type Direction = { clockedIn: true; closedForgotten?: true; notPlanned?: true } | { clockedOut: true }

/** Finds the kiosk that sent the scan. Called only where that matters. */
type FindKiosk = () => Promise<EnrolledKiosk | undefined>

/** Handles one badge scan. The answer may be a question (which position, which tips), which writes no shift. */
export async function scanBadge(
  db: Db,
  body: BadgeScan,
  now: Date,
  findKiosk: FindKiosk,
): Promise<ScanOutcome> {
  const holder = await holderOf(db, body, now)
  if (!holder || holder.badgeReplaced) return refuseBadge(holder)
  if (!(await mayScanHere(holder, findKiosk))) return refuse('onlyEnrolledKiosks')
  return punch({ db, body, holder, now })
}

/**
 * The same under an idempotency key: for 90 days, a retry gets the first answer and punches nothing. A refused scan may
 * come again.
 */
export async function scanBadgeWithKey(
  db: Db,
  body: BadgeScan,
  key: string,
  now: Date,
  findKiosk: FindKiosk,
): Promise<ScanOutcome> {
  const request = idempotentRequestOf(key, body)
  const [stored, holder] = await Promise.all([findStoredAnswer(db, request), holderOf(db, body, now)])
  if (stored) return stored
  if (!holder || holder.badgeReplaced) return refuseBadge(holder)
  // Not stored: the same scan counts once the device is enrolled.
  if (!(await mayScanHere(holder, findKiosk))) return refuse('onlyEnrolledKiosks')
  return withIdempotencyKey(db, request, { userId: holder.id, now }, () =>
    punch({ db, body, holder, now, request }),
  )
}

/** Looks up a malformed code too, by a random id, so that it takes as long as an unknown badge. */
const holderOf = (db: Db, { badgeCode }: BadgeScan, now: Date) =>
  findBadgeHolder(db, { badgeId: badgeIdOf(badgeCode) ?? randomUUID(), now })

/** Whether the badge counts where it was scanned. */
async function mayScanHere({ onlyEnrolledKiosks, festivalId }: BadgeHolder, findKiosk: FindKiosk) {
  if (!onlyEnrolledKiosks) return true
  const kiosk = await findKiosk()
  return kiosk?.festivalId === festivalId && !kiosk.revokedAt
}

/** Clocks in or out, or asks what it needs to know first. */
async function punch(scan: Scan): Promise<ScanOutcome> {
  if (scan.body.timesheetId !== undefined) return closeWithTips(scan)
  // A chosen position always clocks in: whoever clocked in elsewhere meanwhile must not be clocked out by it.
  const clocksOut = isAtWork(scan) && scan.body.upId === undefined
  return repeated(scan) ?? (clocksOut ? scanOut(scan) : scanIn(scan))
}

/** Whether an open shift can be ended by a scan; a forgotten one cannot. */
const isAtWork = ({ holder: { last }, now }: Scan) =>
  last?.endTime === null && !isForgotten(last, last.longestShiftHours, now)

async function scanIn(scan: Scan): Promise<ScanOutcome> {
  const { db, holder, body } = scan
  const assigned = holder.assignedIds.map((id) => ({ id }))
  const decision = decideClockIn(assigned, body.upId)
  if (decision.kind === 'refuse') return refuse(decision.error)
  if (decision.kind === 'ask') return { answer: await choice(scan) }
  const userPositionId = decision.position.id
  const clockedIn = clockedInOf(holder)
  try {
    const entry = await startShift(db, { ...punchOf(scan, clockedIn), userPositionId })
    if (!entry) return refuse('positionNotAssigned')
    const { id, closedForgotten } = entry
    return punched(scan, { ...clockedIn, ...(closedForgotten && { closedForgotten }) }, id)
  } catch (error) {
    // Of two concurrent scans, the one that the database's constraint refused.
    if (error instanceof AppError) return scannedMeanwhile(scan, error.code)
    throw error
  }
}

/** Whoever is not on tonight's plan is told so, and works all the same. */
const clockedInOf = ({ isUnplanned }: BadgeHolder) => ({
  clockedIn: true as const,
  ...(isUnplanned && { notPlanned: true as const }),
})

async function scanOut(scan: Scan): Promise<ScanOutcome> {
  const { db, holder, now } = scan
  const { id: entryId, isTipped } = holder.last!
  if (!isTipped) return closeEntry(scan, { entryId })
  await askForTips(db, entryId, now)
  const timesheetUser = await nameTag(scan)
  return { answer: { success: true, wasTipped: true, timesheetId: entryId, timesheetUser } }
}

async function closeWithTips(scan: Scan): Promise<ScanOutcome> {
  const { db, holder, now } = scan
  const { timesheetId: entryId, cashTips = 0, creditTips = 0 } = scan.body
  if (!entryId || holder.last?.id !== entryId) return refuse('tipsNotAwaited')
  if (holder.last.endTime) return repeated(scan) ?? refuse('tipsNotAwaited')
  const since = new Date(now.getTime() - TIPS_WAIT_MS)
  if (!(await tipsAwaited(db, entryId, since))) return refuse('tipsNotAwaited')
  return closeEntry(scan, { entryId, cashTips, creditTips })
}

async function closeEntry(
  scan: Scan,
  closing: { entryId: number; cashTips?: number; creditTips?: number },
): Promise<ScanOutcome> {
  const clockedOut = { clockedOut: true } as const
  const closed = await closeOpenEntry(scan.db, { ...punchOf(scan, clockedOut), ...closing })
  return closed ? punched(scan, clockedOut, closed.id) : scannedMeanwhile(scan, 'tipsNotAwaited')
}

/** Repeats the last answer when the badge was scanned within the debounce time. */
function repeated(scan: Scan): Promise<ScanOutcome> | undefined {
  const { last } = scan.holder
  if (!last) return undefined
  const since = scan.now.getTime() - (last.endTime ?? last.startTime).getTime()
  // A shift of zero length was added by a manager, not by a scan.
  const scanned = last.endTime?.getTime() !== last.startTime.getTime()
  // Negative under clock skew.
  if (!scanned || Math.abs(since) >= REPEAT_MS) return undefined
  return repeat(scan, last.endTime ? { clockedOut: true } : clockedInOf(scan.holder), last.id)
}

/** The answer of the concurrent scan of the same badge that was faster. */
async function scannedMeanwhile(scan: Scan, otherwise: ErrorCode) {
  const holder = await findBadgeHolder(scan.db, { badgeId: scan.holder.badgeId, now: scan.now })
  return (holder && (await repeated({ ...scan, holder }))) ?? refuse(otherwise)
}

/** A punch by the badge at the kiosk. With an idempotency key, its answer is stored in the same statement. */
function punchOf({ holder, now, request }: Scan, direction: Direction): Punch {
  const idempotent = request && { ...request, answer: answerOf(direction, { timesheetUser: tagOf(holder) }) }
  return { userId: holder.id, now, actorId: null, ...(idempotent && { idempotent }) }
}

/** A replaced badge counts as an unknown one for the rate limit. */
const refuseBadge = (holder: BadgeHolder | undefined): ScanOutcome => ({
  ...refuse(holder ? 'badgeReplaced' : 'unknownBadge'),
  unknown: true,
})

const refuse = (code: ErrorCode): ScanOutcome => ({
  answer: { success: false, message: ERRORS[code].message },
})

const punched = async (scan: Scan, direction: Direction, timesheetId: number): Promise<ScanOutcome> => ({
  ...(await repeat(scan, direction, timesheetId)),
  punched: true,
})

const repeat = async (scan: Scan, direction: Direction, timesheetId: number): Promise<ScanOutcome> => ({
  answer: answerOf(direction, { timesheetId, timesheetUser: await nameTag(scan) }),
})

const answerOf = <Shift>(direction: Direction, shift: Shift) => ({
  success: true as const,
  ...direction,
  ...shift,
})

async function choice(scan: Scan): Promise<BadgeScanResult> {
  const { db, holder, now } = scan
  const [assigned, planned] = await Promise.all([
    findAssignedPositions(db, holder.id),
    findTonightsPositions(db, holder.id, now),
  ])
  const options = tonightFirst(assigned, planned)
  return {
    success: true,
    upRecords: options.map(({ id, positionId }) => ({ id, positionId })),
    positions: options.map(({ positionId, name, eventName }) => ({
      id: positionId,
      name,
      event: { name: eventName },
    })),
    timesheetUser: await nameTag(scan),
  }
}

/** First name, initial and photo only: the kiosk is public. */
const nameTag = async ({ db, holder }: Scan) => ({ ...tagOf(holder), photo: await photoOf(db, holder) })

const tagOf = ({ firstName, lastName }: BadgeHolder) => ({
  firstName,
  lastInitial: [...lastName][0] ?? '',
})
