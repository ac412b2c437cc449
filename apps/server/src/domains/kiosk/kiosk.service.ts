import { randomUUID } from 'node:crypto'
import { ERRORS, type ErrorCode } from '@nightshift/shared/errors'
import { badgeIdOf } from '@nightshift/shared/kiosk/badge'
import type { BadgeScan, BadgeScanResult } from '@nightshift/shared/kiosk/contract'
import { tonightFirst } from '@nightshift/shared/nights/night-plan/tonight-first'
import type { Db } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { CountedAs } from '../../platform/metrics/counted-punch.ts'
import type { EnrolledKiosk } from '../../platform/session/kiosk-token.ts'
import { findTonightsPositions } from '../people/users/tonights-positions.queries.ts'
import type { Punch } from '../time/timeclock/punch.queries.ts'
import { endShift, startShift } from '../time/timeclock/punch.service.ts'
import { type Direction, decideScan, repeatOf, type ScanDecision, type Shift } from './decide-scan.ts'
import {
  findStored,
  type IdempotentRequest,
  idempotentRequestOf,
  isKeyTaken,
  storeAnswer,
} from './idempotency.queries.ts'
import { photoOf } from './kiosk.photos.ts'
import {
  askForTips,
  type BadgeHolder,
  findAssignedPositions,
  findBadgeHolder,
  tipsAwaited,
} from './kiosk.queries.ts'

/** How long the kiosk may ask for tips. */
const TIPS_WAIT_MS = 5 * 60_000

export type ScanOutcome = {
  answer: BadgeScanResult
  punched?: true
  unknown?: true
}

type Sent = {
  /** Idempotency key: for 90 days, a retry gets the first answer and punches nothing. A refused scan may come again. */
  key?: string | undefined
  now: Date
  /** Finds the kiosk that sent the scan. Called only where that matters. */
  findKiosk: () => Promise<EnrolledKiosk | undefined>
}

/** A scan with the person behind its badge. With a request, its answer is stored under an idempotency key. */
type Scan = {
  db: Db
  body: BadgeScan
  holder: BadgeHolder
  now: Date
  request: IdempotentRequest | undefined
}

/** Handles one badge scan. The answer may be a question (which position, which tips), which writes no shift. */
export async function scanBadge(
  db: Db,
  body: BadgeScan,
  { key, now, findKiosk }: Sent,
): Promise<ScanOutcome> {
  const request = key === undefined ? undefined : idempotentRequestOf(key, body)
  const [stored, holder] = await Promise.all([request && findAnswer(db, request), findHolder(db, body, now)])
  if (stored) return stored
  // A replaced badge counts as an unknown one for the rate limit.
  if (!holder || holder.badgeReplaced)
    return { ...refuse(holder ? 'badgeReplaced' : 'unknownBadge'), unknown: true }
  // Not stored: the same scan counts once the device is enrolled.
  if (!(await mayScanHere(holder, findKiosk))) return refuse('onlyEnrolledKiosks')
  const scan = { db, body, holder, now, request }
  const outcome = carryOut(scan, decideScan(holder, body, now))
  return request ? storedOnce(scan, request, outcome) : outcome
}

/** Looks up a malformed code too, by a random id, so that it takes as long as an unknown badge. */
const findHolder = (db: Db, { badgeCode }: BadgeScan, now: Date) =>
  findBadgeHolder(db, { badgeId: badgeIdOf(badgeCode) ?? randomUUID(), now })

/** Whether the badge counts where it was scanned. */
async function mayScanHere({ onlyEnrolledKiosks, festivalId }: BadgeHolder, findKiosk: Sent['findKiosk']) {
  if (!onlyEnrolledKiosks) return true
  const kiosk = await findKiosk()
  return kiosk?.festivalId === festivalId && !kiosk.revokedAt
}

async function carryOut(scan: Scan, decision: ScanDecision): Promise<ScanOutcome> {
  switch (decision.kind) {
    case 'refuse':
      return refuse(decision.error)
    case 'repeat':
      return repeat(scan, decision)
    case 'askPosition':
      return askPosition(scan)
    case 'askTips':
      return askTips(scan, decision)
    case 'clockIn':
      return clockIn(scan, decision)
    case 'clockOut':
      return clockOut(scan, decision)
  }
}

type Decided<Kind extends ScanDecision['kind']> = Extract<ScanDecision, { kind: Kind }>

const refuse = (code: ErrorCode): ScanOutcome => ({
  answer: { success: false, message: ERRORS[code].message },
})

const repeat = async (scan: Scan, { direction, shift }: Decided<'repeat'>): Promise<ScanOutcome> => ({
  answer: answerOf(direction, { ...factsOf(shift), timesheetUser: await nameTag(scan) }),
})

async function askPosition(scan: Scan): Promise<ScanOutcome> {
  const { db, holder, now } = scan
  const [assigned, planned] = await Promise.all([
    findAssignedPositions(db, holder.id),
    findTonightsPositions(db, holder.id, now),
  ])
  const options = tonightFirst(assigned, planned)
  const answer = {
    success: true as const,
    upRecords: options.map(({ id, positionId }) => ({ id, positionId })),
    positions: options.map(({ positionId, name, eventName }) => ({
      id: positionId,
      name,
      event: { name: eventName },
    })),
    timesheetUser: await nameTag(scan),
  }
  return { answer }
}

async function askTips(scan: Scan, { entryId }: Decided<'askTips'>): Promise<ScanOutcome> {
  await askForTips(scan.db, entryId, scan.now)
  const timesheetUser = await nameTag(scan)
  return { answer: { success: true, wasTipped: true, timesheetId: entryId, timesheetUser } }
}

async function clockIn(scan: Scan, { direction, userPositionId }: Decided<'clockIn'>): Promise<ScanOutcome> {
  try {
    const entry = await startShift(scan.db, { ...punchOf(scan, direction), userPositionId })
    if (!entry) return refuse('positionNotAssigned')
    const { closedForgotten } = entry
    return punched(scan, { ...direction, ...(closedForgotten && { closedForgotten }) }, entry)
  } catch (error) {
    // Of two concurrent scans, the one that the database's constraint refused.
    if (error instanceof AppError) return scannedMeanwhile(scan, error.code)
    throw error
  }
}

async function clockOut(scan: Scan, { entryId, tips }: Decided<'clockOut'>): Promise<ScanOutcome> {
  const { db, now } = scan
  const since = new Date(now.getTime() - TIPS_WAIT_MS)
  if (tips && !(await tipsAwaited(db, entryId, since))) return refuse('tipsNotAwaited')
  const direction = { clockedOut: true } as const
  const closed = await endShift(db, { ...punchOf(scan, direction), entryId, ...tips })
  return closed ? punched(scan, direction, closed) : scannedMeanwhile(scan, 'tipsNotAwaited')
}

/** A punch by the badge at the kiosk. With an idempotency key, its answer is stored in the same statement. */
function punchOf({ holder, now, request }: Scan, direction: Direction): Punch {
  const idempotent = request && { ...request, answer: answerOf(direction, { timesheetUser: tagOf(holder) }) }
  return { userId: holder.id, now, actorId: null, ...(idempotent && { idempotent }) }
}

const punched = async (scan: Scan, direction: Direction, shift: Shift): Promise<ScanOutcome> => ({
  ...(await repeat(scan, { kind: 'repeat', direction, shift })),
  punched: true,
})

/** The answer of the concurrent scan of the same badge that was faster. */
async function scannedMeanwhile(scan: Scan, otherwise: ErrorCode) {
  const holder = await findBadgeHolder(scan.db, { badgeId: scan.holder.badgeId, now: scan.now })
  const decision = holder && repeatOf(holder, scan.now)
  return decision ? repeat({ ...scan, holder }, decision) : refuse(otherwise)
}

const answerOf = <Facts>(direction: Direction, facts: Facts) => ({
  success: true as const,
  ...direction,
  ...facts,
})

/** What the screen says of a shift, and its hours once it has ended; as `punch.statements.ts` stores them. */
const factsOf = ({ id, positionName, startTime, hundredths }: Shift) => ({
  timesheetId: id,
  positionName,
  ...(hundredths !== null && { startTime: startTime.toISOString(), hours: hundredths / 100 }),
})

/** First name, initial and photo only: the kiosk is public. */
const nameTag = async ({ db, holder }: Scan) => ({ ...tagOf(holder), photo: await photoOf(db, holder) })

const tagOf = ({ firstName, lastName }: BadgeHolder) => ({
  firstName,
  lastInitial: [...lastName][0] ?? '',
})

/**
 * A punch has stored its answer itself, and a question is stored here. A refusal changed nothing and is not stored. Of
 * concurrent requests, the one whose key was inserted decides for all.
 */
async function storedOnce(
  { db, holder, now }: Scan,
  request: IdempotentRequest,
  attempt: Promise<ScanOutcome>,
): Promise<ScanOutcome> {
  const outcome = await attempt.catch(nothingIfKeyTaken)
  if (outcome?.punched) return outcome
  if (outcome?.answer.success) {
    const answer = withPhoto(outcome.answer, null)
    if (await storeAnswer(db, { ...request, userId: holder.id, answer, at: now })) return outcome
  }
  return ((await findAnswer(db, request)) ?? outcome)!
}

function nothingIfKeyTaken(error: unknown): undefined {
  if (!isKeyTaken(error)) throw error
}

/** The stored answer of an idempotency key, with the photo, which is not stored. */
async function findAnswer(db: Db, request: IdempotentRequest): Promise<ScanOutcome | undefined> {
  const stored = await findStored(db, request)
  if (!stored) return undefined
  const { answer, userId: id, photoVersion } = stored
  const photo = 'timesheetUser' in answer ? await photoOf(db, { id, photoVersion }) : null
  return { answer: withPhoto(answer, photo) }
}

const withPhoto = (answer: BadgeScanResult, photo: string | null): BadgeScanResult =>
  'timesheetUser' in answer ? { ...answer, timesheetUser: { ...answer.timesheetUser, photo } } : answer

/** What the metrics count of a scan. */
export function countedAs({ answer, punched }: ScanOutcome): CountedAs {
  const direction = 'clockedIn' in answer ? 'in' : 'clockedOut' in answer ? 'out' : 'unknown'
  if (!answer.success) return { direction, result: 'refused' }
  if (punched) return { direction, result: 'done' }
  return { direction, result: direction === 'unknown' ? 'asked' : 'repeated' }
}
