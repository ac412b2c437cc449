import { mayDecideFor } from '@nightshift/shared/access'
import type {
  PositionChoice,
  ProposedShift,
  RequestDecision,
} from '@nightshift/shared/time/entry-requests/contract'
import { positionChoices, takesTips, timesProblem } from '@nightshift/shared/time/entry-requests/rules'
import type { Db, Transaction } from '../../../platform/database/pool.ts'
import { AppError, found } from '../../../platform/http/app-error.ts'
import { announce } from '../../../platform/live.ts'
import { type Caller, EVERY_FESTIVAL } from '../../../platform/session/caller.ts'
import { refuseStale } from '../../../platform/stale.ts'
import { lockUser } from '../../people/users/users.queries.ts'
import {
  changeEntry,
  findOverlap,
  insertEntry,
  lockEntry,
  type StoredEntry,
} from '../timeclock/timeclock.queries.ts'
import { recordEntry } from '../timeclock/timesheets.service.ts'
import { changeRequest, findRequest, lockRequest, type StoredRequest } from './entry-requests.queries.ts'
import { recordRequest } from './entry-requests.service.ts'
import { findHeldChoices } from './waiting-requests.queries.ts'
import { heldAt } from './waiting-requests.service.ts'

/** A manager's decision on a request: applied as it is, applied with other values, or declined with a reason. */
export async function decideRequest(db: Db, caller: Caller, id: number, decision: RequestDecision) {
  return db.transaction(async (tx) => {
    const { userId, timeEntryId } = found(await findRequest(tx, caller, id))
    if (!mayDecideFor(caller, userId)) throw new AppError('notOnYourself')
    // The order of every change to a shift: the person, the shift, then the rest.
    await lockUser(tx, EVERY_FESTIVAL, userId)
    const entry = timeEntryId === null ? undefined : await lockEntry(tx, caller, timeEntryId)
    // It may have been erased with its person since.
    const request = found(await lockRequest(tx, id))
    if (request.status !== 'waiting') throw new AppError('requestDecided')
    refuseStale(request, decision.updatedAt)
    await (decision.kind === 'decline'
      ? settle(tx, caller, request, { status: 'declined', declineReason: decision.reason })
      : apply(tx, caller, request, entry, decision))
  })
}

type Apply = Exclude<RequestDecision, { kind: 'decline' }>

async function apply(
  tx: Transaction,
  caller: Caller,
  request: StoredRequest,
  entry: StoredEntry | undefined,
  decision: Apply,
) {
  if (request.timeEntryId !== null && !entry) throw new AppError('entryDeleted')
  if (entry) refuseStale(entry, decision.entryUpdatedAt)
  const wanted = decision.kind === 'apply' ? request : valuesOf(decision)
  const after = await writeShift(tx, request, entry, wanted, caller.now)
  await recordEntry(tx, caller, entry ? 'edit' : 'create', entry, after)
  const status = isAsAsked(request, wanted) ? 'applied' : 'appliedChanged'
  await settle(tx, caller, request, { status, timeEntryId: after.id })
}

type Wanted = Pick<StoredRequest, 'startTime' | 'endTime' | 'positionId' | 'cashTips' | 'creditTips'>

const valuesOf = ({ startTime, endTime, positionId, cashTips, creditTips }: ProposedShift): Wanted => ({
  positionId,
  cashTips,
  creditTips,
  startTime: new Date(startTime),
  endTime: new Date(endTime),
})

const isAsAsked = (request: Wanted, wanted: Wanted) =>
  request.startTime.getTime() === wanted.startTime.getTime() &&
  request.endTime.getTime() === wanted.endTime.getTime() &&
  (['positionId', 'cashTips', 'creditTips'] as const).every((field) => request[field] === wanted[field])

/** Corrects the shift, or adds it. Its position is copied as at a clock-in, also for somebody who has left. */
async function writeShift(
  tx: Transaction,
  { userId, festivalId }: StoredRequest,
  entry: StoredEntry | undefined,
  { startTime, endTime, positionId, cashTips, creditTips }: Wanted,
  now: Date,
) {
  const problem = timesProblem({ startTime, endTime }, now)
  if (problem) throw new AppError(problem)
  const held = heldAt(await findHeldChoices(tx, [userId]), { userId, festivalId })
  const position = positionChoices(entry, held).find((one) => one.positionId === positionId)
  if (!position) throw new AppError('positionNotHeld')
  if (!takesTips(position, { cashTips, creditTips }, entry)) throw new AppError('notTipped')
  const values = { ...position, startTime, endTime, cashTips, creditTips }
  const other = await findOverlap(tx, { id: entry?.id ?? 0, userId, startTime, endTime })
  if (other) throw new AppError('overlap', { details: { with: other } })
  return entry
    ? changeEntry(tx, entry.id, { ...values, ...copiedRate(entry, position), needsReview: null })
    : insertEntry(tx, { ...values, userId, festivalId })
}

/** The rate that the shift has copied: in another position, the one that comes with it. */
const copiedRate = (entry: StoredEntry, { positionId, payrate }: PositionChoice) =>
  positionId === entry.positionId ? {} : { copiedPayrate: payrate }

type Settled = Pick<StoredRequest, 'status'> & Partial<Pick<StoredRequest, 'timeEntryId' | 'declineReason'>>

const ACTIONS = { applied: 'apply', appliedChanged: 'applyChanged', declined: 'decline' } as const

/** Stores the decision, with its audit row. */
async function settle(
  tx: Transaction,
  caller: Caller,
  before: StoredRequest,
  settled: Settled & { status: keyof typeof ACTIONS },
) {
  const decided = { decidedAt: caller.now, decidedBy: caller.id }
  const after = await changeRequest(tx, before.id, { ...settled, ...decided })
  await recordRequest(tx, caller, ACTIONS[settled.status], before, after)
  // The person hears of a decline by this event, too: below the admin area there is no other.
  const { festivalId, userId } = after
  announce(tx, { kind: 'punch', festivalId, userId })
}
