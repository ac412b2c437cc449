import { createHash } from 'node:crypto'
import { ERRORS } from '@nightshift/shared/errors'
import { badgeIdOf } from '@nightshift/shared/kiosk/badge'
import type { BadgeScanResult } from '@nightshift/shared/kiosk/contract'
import type {
  KioskPunch,
  KioskPunchResults,
  PunchReviewReason,
} from '@nightshift/shared/kiosk/offline-punches/contract'
import {
  type Change,
  type Direction,
  decidePunch,
  type Held,
} from '@nightshift/shared/kiosk/offline-punches/merge'
import { changed } from '../../../platform/changed.ts'
import { constraintOf } from '../../../platform/database/constraints.ts'
import type { Db, Transaction } from '../../../platform/database/pool.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { announce } from '../../../platform/live.ts'
import type { EnrolledKiosk } from '../../../platform/session/kiosk-token.ts'
import { isLockedAt } from '../../payroll/pay-periods/locks.queries.ts'
import { deliveredRequestOf, findKeyOwner, takeKey } from '../idempotency.queries.ts'
import { applyChange, type EntryChange } from './apply-change.ts'
import { countedDelivery, type Delivered } from './count-punches.ts'
import { findPeople, holderFor, type Person } from './holders.queries.ts'
import {
  countWaitingOf,
  findBadge,
  findDelivered,
  insertPunch,
  isRevoked,
  lockHolder,
} from './offline-punches.queries.ts'

type Saved = ReturnType<typeof savedFrom>

/** How far the instants of a saved scan and of its online attempt may be apart: the kiosk's clock may be wrong. */
const ONLINE_MS = 10 * 60_000

/** More than a tablet saves in a season without a network. */
const MOST_OF_REVOKED = 1_000

/** Merges what a kiosk has saved, in the order of its scans. One result for each. */
export async function deliverPunches(
  db: Db,
  kiosk: EnrolledKiosk | undefined,
  punches: KioskPunch[],
  now: () => Date,
): Promise<KioskPunchResults> {
  if (!kiosk) throw new AppError('kioskNotEnrolled')
  refuseBeforeEnrolment(kiosk, punches)
  await limitRevoked(db, kiosk)
  const results: KioskPunchResults = []
  for (const punch of punches.toSorted((one, other) => one.seq - other.seq)) {
    const result = await countedDelivery(punch.direction, deliverPunch(db, kiosk, punch, now()))
    results.push({ key: punch.key, result })
  }
  return results
}

/** A revoked kiosk may deliver what it has saved, but whoever has its token must not fill the list without end. */
async function limitRevoked(db: Db, { id, revokedAt }: EnrolledKiosk) {
  if (revokedAt && (await countWaitingOf(db, id)) >= MOST_OF_REVOKED) throw new AppError('tooManyRequests')
}

/**
 * A kiosk cannot have saved anything before it was enrolled. What a lost token leaves behind is delivered by an active
 * one.
 */
function refuseBeforeEnrolment({ revokedAt, enrolledAt }: EnrolledKiosk, punches: KioskPunch[]) {
  if (revokedAt && punches.some(({ at }) => new Date(at) < enrolledAt)) throw new AppError('beforeEnrolment')
}

/**
 * Merges a punch that a kiosk saved offline, in a transaction of its own. A punch that the database refuses goes to
 * review, so that it does not keep back those behind it; other failures are the server's, and the kiosk sends it again.
 */
async function deliverPunch(db: Db, kiosk: EnrolledKiosk, punch: KioskPunch, now: Date): Promise<Delivered> {
  const saved = savedFrom(kiosk, punch, now)
  try {
    return await db.transaction((tx) => merge(tx, saved))
  } catch (error) {
    if (!(error instanceof AppError) && !constraintOf(error)) throw error
    // Also when a concurrent request took the key: what it did is found this time.
    return db.transaction((tx) => merge(tx, saved, refusalOf(error)))
  }
}

const refusalOf = (error: unknown): PunchReviewReason =>
  error instanceof AppError && error.code === 'periodLocked' ? 'periodLocked' : 'overlap'

const savedFrom = ({ id: kioskId, festivalId }: EnrolledKiosk, punch: KioskPunch, receivedAt: Date) => ({
  kioskId,
  festivalId,
  receivedAt,
  key: punch.key,
  seq: punch.seq,
  badgeCode: punch.badgeCode,
  direction: punch.direction,
  at: new Date(punch.at),
  clockJumped: punch.clockJumped === true,
  unanswered: punch.unanswered === true,
  userPositionId: punch.upId ?? null,
  cashTips: punch.cashTips ?? null,
  creditTips: punch.creditTips ?? null,
})

async function merge(tx: Transaction, saved: Saved, refusal?: PunchReviewReason): Promise<Delivered> {
  const badgeId = badgeIdOf(saved.badgeCode)
  const owner = badgeId && (await findBadge(tx, badgeId))
  if (owner) await lockHolder(tx, owner.userId)
  const delivered = await findDelivered(tx, saved.key)
  if (delivered && isSameScan(delivered, saved)) return 'repeated'

  // Read again, now that a concurrent replacement of the badge is over.
  const badge = badgeId && (await findBadge(tx, badgeId))
  const person = badge ? await findHolder(tx, saved, badge.userId) : undefined
  const online = await findAppliedOnline(tx, saved.key)
  const keyReused =
    !!delivered || (!!online && !isSameOnline(online, saved, badge ? badge.userId : undefined))
  const key = keyReused ? ownKeyOf(saved) : saved.key
  if (keyReused && (await findDelivered(tx, key))) return 'repeated'
  const held: Held = {
    kioskRevoked: await isRevoked(tx, saved.kioskId),
    badgeReplaced: !!badge && badge.replacedAt !== null,
    keyReused,
    appliedOnline: online?.direction ?? null,
    periodLocked: await isLockedAt(tx, saved.festivalId, saved.at),
    holder: person ? holderFor(person, saved) : null,
  }
  const decision = decidePunch(saved, held, saved.receivedAt)
  if (decision.kind === 'repeated') return 'repeated'

  const change = decision.kind === 'review' || refusal ? undefined : decision
  const entry = change && person && (await apply(tx, person, change, saved))
  const reviewReason = entry ? null : decision.kind === 'review' ? decision.reason : (refusal ?? 'overlap')
  const outcome = { userId: person?.id ?? null, reviewReason, timeEntryId: entry?.id ?? null }
  await insertPunch(tx, { ...saved, ...outcome, key })
  if (person && !online && !keyReused) {
    const answer = entry ? answerOf(saved.direction, person, entry.id) : IN_REVIEW
    const request = deliveredRequestOf(saved.badgeCode)
    await takeKey(tx, { key: saved.key, request, userId: person.id, answer, at: saved.receivedAt })
  }
  if (entry) return 'accepted'
  announce(tx, { kind: 'attention', festivalId: saved.festivalId })
  return 'review'
}

/**
 * The badge's holder, if they belong to the kiosk's festival or have worked there lately: who has moved to another one
 * may have scanned before. Others stay unknown to it.
 */
async function findHolder(tx: Transaction, { at, festivalId }: Saved, userId: string) {
  const person = (await findPeople(tx, [{ userId, at }])).get(userId)
  const isKnown = [person, ...(person?.shifts ?? [])].some((one) => one?.festivalId === festivalId)
  return isKnown ? person : undefined
}

type Scan = Pick<Saved, 'badgeCode' | 'direction' | 'at'>

/** Whether a key comes with the scan that was delivered under it. Erasing a person empties the badge code. */
const isSameScan = (delivered: Scan, { badgeCode, direction, at }: Scan) =>
  ['', badgeCode].includes(delivered.badgeCode) &&
  delivered.direction === direction &&
  delivered.at.getTime() === at.getTime()

/** The key under which a scan is stored whose own key stands for another one: a UUID of version 8, from a hash. */
function ownKeyOf({ key, badgeCode, direction, at }: Scan & { key: string }) {
  const hash = createHash('sha256')
    .update(JSON.stringify([key, badgeCode, direction, at]))
    .digest('hex')
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
}

/** What was done online under this key. A question was no punch. */
async function findAppliedOnline(tx: Transaction, key: string) {
  const stored = await findKeyOwner(tx, key)
  const direction = stored && directionOf(stored.answer)
  return direction && { direction, userId: stored.userId, at: stored.at }
}

/** Whether it was the same scan: of the same person, and at the same time but for the clocks. */
const isSameOnline = (online: { userId: string; at: Date }, { at }: Scan, userId: string | undefined) =>
  online.userId === userId && Math.abs(online.at.getTime() - at.getTime()) <= ONLINE_MS

function directionOf(answer: BadgeScanResult): Direction | undefined {
  if ('clockedIn' in answer) return 'in'
  return 'clockedOut' in answer ? 'out' : undefined
}

async function apply(tx: Transaction, person: Person, change: Change, saved: Saved) {
  const changes = await applyChange(tx, person, change, saved)
  const badge = { id: null, now: saved.receivedAt }
  await changed(
    tx,
    badge,
    ...changes.map(({ before, after, forgotten }) => ({
      festivalId: after.festivalId,
      userId: after.userId,
      action: forgotten ? 'closeForgotten' : before ? 'clockOutOffline' : 'clockInOffline',
      entity: 'timeEntry' as const,
      entityId: after.id,
      before,
      after,
    })),
  )
  return (changes.at(-1) as EntryChange).after
}

/** The answer to an online request that comes with the key of the saved punch. */
const answerOf = (
  direction: Direction,
  { firstName, lastName }: Person,
  timesheetId: number,
): BadgeScanResult => ({
  success: true,
  ...(direction === 'in' ? { clockedIn: true } : { clockedOut: true }),
  timesheetId,
  timesheetUser: { firstName, lastInitial: [...lastName][0] ?? '', photo: null },
})
const IN_REVIEW: BadgeScanResult = { success: false, message: ERRORS.savedForReview.message }
