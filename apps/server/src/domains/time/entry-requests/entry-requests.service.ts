import type { NewEntryRequest } from '@nightshift/shared/time/entry-requests/contract'
import {
  MOST_WAITING,
  positionChoices,
  requestProblem,
  takesTips,
} from '@nightshift/shared/time/entry-requests/rules'
import { changed, pick } from '../../../platform/changed.ts'
import type { Db, Transaction } from '../../../platform/database/pool.ts'
import { AppError, found } from '../../../platform/http/app-error.ts'
import { type Caller, EVERY_FESTIVAL } from '../../../platform/session/caller.ts'
import { lockUser } from '../../people/users/users.queries.ts'
import {
  changeRequest,
  countWaitingOf,
  findOwnEntry,
  findOwnRequests,
  findRequest,
  insertRequest,
  isForgottenAsked,
  lockRequest,
  type StoredRequest,
} from './entry-requests.queries.ts'
import { findHeldChoices } from './waiting-requests.queries.ts'

/**
 * "Something is wrong" with a shift of one's own, or "I forgot to clock in". Nothing changes until a manager decides. A
 * request about a locked period is taken, too: it says why the period should be unlocked.
 */
export async function askForChange(db: Db, caller: Caller, { note, ...wanted }: NewEntryRequest) {
  return db.transaction(async (tx) => {
    // One request of a person at a time, so that the limit holds.
    await lockUser(tx, EVERY_FESTIVAL, caller.id)
    const entry = await ownEntry(tx, caller, wanted.timeEntryId)
    const times = { startTime: new Date(wanted.startTime), endTime: new Date(wanted.endTime) }
    const problem = requestProblem({ ...wanted, ...times, note }, entry, caller.now)
    if (problem) throw new AppError(problem)

    const held = (await findHeldChoices(tx, [caller.id])).filter(
      ({ festivalId }) => !entry || festivalId === entry.festivalId,
    )
    const position = positionChoices(entry, held).find(({ positionId }) => positionId === wanted.positionId)
    const festivalId =
      entry?.festivalId ?? held.find((one) => one.positionId === wanted.positionId)?.festivalId
    if (!position || festivalId === undefined) throw new AppError('positionNotAssigned')
    if (!takesTips(position, wanted, entry)) throw new AppError('notTipped')
    // Sent twice, it would be two lines to decide. For a shift, an index refuses the second.
    if (!entry && (await isForgottenAsked(tx, caller.id, times))) throw new AppError('requestWaiting')
    if ((await countWaitingOf(tx, caller.id)) >= MOST_WAITING) throw new AppError('tooManyRequestsWaiting')

    const values = { ...wanted, ...times, note, festivalId, userId: caller.id, createdAt: caller.now }
    const made = await insertRequest(tx, values)
    await recordRequest(tx, caller, 'create', undefined, made)
    const [own] = await findOwnRequests(tx, caller.id, made.id)
    return own!
  })
}

/** Read without a lock of its own: the lock of the person keeps their shifts as they are. */
async function ownEntry(tx: Transaction, caller: Caller, id: number | null) {
  if (id === null) return
  return found(await findOwnEntry(tx, caller.id, id))
}

/** Takes a request of one's own back while it waits. */
export async function withdrawRequest(db: Db, caller: Caller, id: number) {
  return db.transaction(async (tx) => {
    const { userId } = found(await findRequest(tx, EVERY_FESTIVAL, id))
    if (userId !== caller.id) throw new AppError('notFound')
    const before = await lockRequest(tx, id)
    if (before?.status !== 'waiting') throw new AppError('requestDecided')
    const after = await changeRequest(tx, id, { status: 'withdrawn', decidedAt: caller.now })
    await recordRequest(tx, caller, 'withdraw', before, after)
  })
}

const AUDITED = [
  ...(['userId', 'timeEntryId', 'startTime', 'endTime', 'positionId', 'cashTips', 'creditTips'] as const),
  ...(['note', 'status', 'declineReason'] as const),
]

/** Notes a change of a request. A decision on one's own has its own action, as edits of one's own hours. */
export function recordRequest(
  tx: Transaction,
  caller: Caller,
  action: 'create' | 'withdraw' | 'apply' | 'applyChanged' | 'decline',
  before: StoredRequest | undefined,
  after: StoredRequest,
) {
  const { id: entityId, festivalId, userId } = after
  const isDecision = action !== 'create' && action !== 'withdraw'
  const own = isDecision && userId === caller.id ? 'Own' : ''
  return changed(tx, caller, {
    festivalId,
    action: `${action}${own}`,
    entity: 'entryRequest',
    entityId,
    before: before && pick(before, AUDITED),
    after: pick(after, AUDITED),
  })
}
