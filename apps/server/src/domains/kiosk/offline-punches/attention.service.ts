import { isDeepStrictEqual } from 'node:util'
import type {
  AttentionItem,
  Proposal,
  PunchDecision,
  PunchesDiscard,
} from '@nightshift/shared/kiosk/offline-punches/contract'
import { proposalsOf, shiftInQuestion } from '@nightshift/shared/kiosk/offline-punches/proposals'
import type { z } from 'zod'
import { changed } from '../../../platform/changed.ts'
import type { Db, Queryable, Transaction } from '../../../platform/database/pool.ts'
import { AppError, found } from '../../../platform/http/app-error.ts'
import type { Caller } from '../../../platform/session/caller.ts'
import { recordEntry } from '../../time/timeclock/timesheets.service.ts'
import { applyProposal } from './apply-proposal.ts'
import { countDecided } from './count-punches.ts'
import { findPeople, holderFor, type Person } from './holders.queries.ts'
import {
  changePunch,
  findKiosk,
  findReviewed,
  findWaiting,
  lockHolder,
  lockOthers,
  lockWaiting,
  lockWaitingOf,
  type WaitingRow,
} from './offline-punches.queries.ts'

/** A page of the punches that need a decision, with what can be done now. */
export async function listAttention(
  db: Queryable,
  caller: Caller,
  query: Parameters<typeof findWaiting>[2],
): Promise<z.input<typeof AttentionItem>[]> {
  const rows = await findWaiting(db, caller, query)
  const punches = rows.map(({ punch }) => punch)
  const people = await findPeople(db, punches)
  return rows.map(({ punch, kiosk }) => {
    const person = punch.userId === null ? undefined : people.get(punch.userId)
    const others = punches.filter((other) => areOfOnePerson(punch, other))
    return { ...itemOf(punch, person), kiosk, proposals: offeredFor(punch, person, others, caller.now) }
  })
}

const areOfOnePerson = (punch: WaitingRow, other: WaitingRow) =>
  punch.key !== other.key && punch.userId === other.userId && punch.festivalId === other.festivalId

const offeredFor = (punch: WaitingRow, person: Person | undefined, others: WaitingRow[], now: Date) =>
  proposalsOf(punch, person ? holderFor(person, punch) : null, others, now)

function itemOf(punch: WaitingRow, person: Person | undefined) {
  const { key, festivalId, reviewReason: reason, direction, at, receivedAt, cashTips, creditTips } = punch
  const chosen = person?.positions.find(({ id }) => id === punch.userPositionId)
  const entry = person && shiftInQuestion(punch, person.shifts)
  return {
    key,
    festivalId,
    reason,
    direction,
    at,
    receivedAt,
    cashTips,
    creditTips,
    position: chosen?.label ?? null,
    person: person ? nameOf(person, festivalId) : null,
    entry: entry ? entryOf(entry) : null,
  }
}

/** The photo is for the person's own festival, as in every list. */
function nameOf({ id, firstName, lastName, photoVersion, ...person }: Person, festivalId: number) {
  const isShown = photoVersion !== null && person.festivalId === festivalId
  return { id, firstName, lastName, photo: isShown ? `/api/users/${id}/photo?v=${photoVersion}` : null }
}

const entryOf = ({ id, positionName, startTime, endTime }: Person['shifts'][number]) => ({
  id,
  positionName,
  startTime,
  endTime,
})

/** A manager's decision on a punch: one of the proposals that are offered now, or a discard with its reason. */
export async function decidePunches(db: Db, caller: Caller, key: string, decision: PunchDecision) {
  await db.transaction(async (tx) => {
    const { userId } = found(await findReviewed(tx, caller, key))
    if (userId) await lockHolder(tx, userId)
    const punch = await lockWaiting(tx, key)
    if (!punch) throw new AppError('changedMeanwhile')
    await ('discard' in decision
      ? settle(tx, caller, punch, { decision: 'discarded', discardReason: decision.discard })
      : applyOffered(tx, caller, punch, decision.proposal))
  })
  if ('proposal' in decision) countDecided(decision.proposal)
}

/** Discards whatever of one kiosk needs a decision, each with its audit row. */
export function discardPunches(db: Db, caller: Caller, { kioskId, discard: discardReason }: PunchesDiscard) {
  return db.transaction(async (tx) => {
    found(await findKiosk(tx, caller, kioskId))
    const punches = await lockWaitingOf(tx, kioskId)
    for (const punch of punches) await settle(tx, caller, punch, { decision: 'discarded', discardReason })
    return { count: punches.length }
  })
}

async function applyOffered(tx: Transaction, caller: Caller, punch: WaitingRow, proposal: Proposal) {
  const others = await lockOthers(tx, punch)
  const person = (await findPeople(tx, [punch])).get(punch.userId ?? '')
  const offered = offeredFor(punch, person, others, caller.now)
  if (!person || !offered.some((one) => isDeepStrictEqual(one, proposal))) {
    throw new AppError('changedMeanwhile')
  }
  const until = others.find((other) => proposal.kind === 'addShift' && other.key === proposal.untilKey)
  const changes = await applyProposal(tx, person, punch, proposal, until)
  for (const { before, after, forgotten } of changes) {
    await recordEntry(tx, caller, forgotten ? 'closeForgotten' : before ? 'edit' : 'create', before, after)
  }
  const timeEntryId = changes.at(-1)!.after.id
  for (const one of until ? [punch, until] : [punch]) {
    await settle(tx, caller, one, { decision: 'applied', timeEntryId }, proposal.kind)
  }
}

type Settled = { decision: 'applied'; timeEntryId: number } | { decision: 'discarded'; discardReason: string }

/** Stores the decision, with its audit row. */
async function settle(
  tx: Transaction,
  caller: Caller,
  { key, festivalId, userId, direction, at, reviewReason }: WaitingRow,
  settled: Settled,
  proposal?: Proposal['kind'],
) {
  // Decisions on one's own punches have their own action, as edits of one's own hours.
  const own = userId === caller.id ? 'Own' : ''
  await changePunch(tx, key, { ...settled, decidedBy: caller.id, decidedAt: caller.now })
  await changed(tx, caller, {
    festivalId,
    action: `${settled.decision === 'applied' ? 'apply' : 'discard'}${own}`,
    entity: 'kioskPunch',
    entityId: key,
    before: { userId, direction, at, reviewReason },
    after: { userId, direction, at, reviewReason, ...settled, ...(proposal && { proposal }) },
  })
}
