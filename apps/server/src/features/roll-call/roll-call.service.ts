import type { NewTick, RollCall } from '@nightshift/shared/roll-call/contract'
import { boundedTicks } from '@nightshift/shared/roll-call/roll-call'
import { record } from '../../platform/audit.ts'
import type { Db, Queryable, Transaction } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Caller } from '../../platform/session/caller.ts'
import {
  findListed,
  insertPeople,
  insertRollCall,
  insertTicks,
  lockRollCall,
  type StoredRollCall,
  setEnded,
  storeArrivals,
} from './roll-call.queries.ts'
import {
  countListed,
  findLastTicks,
  findLeads,
  findPeople,
  findUncountedKiosks,
} from './roll-call-view.queries.ts'

/** What the screen shows of a roll-call, open or ended. */
export async function viewRollCall(db: Queryable, rollCall: StoredRollCall, now: Date): Promise<RollCall> {
  const { id, festivalId, isDrill, startedAt, endedAt } = rollCall
  return {
    ...{ id, festivalId, isDrill, startedAt, endedAt },
    ...(await findLeads(db, rollCall)),
    people: await findPeople(db, rollCall),
    ticks: await findLastTicks(db, rollCall),
    kiosks: await findUncountedKiosks(db, festivalId, now),
    readAt: now,
  }
}

/** Lists everybody who is clocked in. The index decides that one is under way at a time. */
export async function startRollCall(
  db: Db,
  caller: Caller,
  { festivalId, isDrill }: { festivalId: number; isDrill: boolean },
) {
  return db.transaction(async (tx) => {
    const values = { festivalId, isDrill, startedAt: caller.now, startedBy: caller.id }
    const started = await insertRollCall(tx, values)
    await storeArrivals(tx, started, caller.now)
    const { people } = await countListed(tx, started.id)
    await recordRollCall(tx, caller, started, 'startRollCall', { isDrill, people })
    return started
  })
}

/**
 * Stores what leads have ticked on their phones. Somebody of the festival who is not on the list comes onto it, so that
 * a phone can add people while it has no network. Answers the keys of the ticks that it cannot take.
 */
export async function takeTicks(db: Db, caller: Caller, id: number, sent: NewTick[]) {
  return db.transaction(async (tx) => {
    const rollCall = await lockFor(tx, caller, id, 'share')
    const listed = await listPeople(tx, caller, rollCall, [...new Set(sent.map(({ personId }) => personId))])
    const [known, unknown] = [
      sent.filter(({ personId }) => listed.has(personId)),
      sent.filter(({ personId }) => !listed.has(personId)),
    ]
    const ticks = known.map((tick) => ({ ...tick, at: new Date(tick.at) }))
    const rows = boundedTicks(ticks, rollCall.startedAt, caller.now).map(({ personId, ...tick }) => ({
      ...{ ...tick, rollCallId: id, userId: personId, receivedAt: caller.now, tickedBy: caller.id },
    }))
    // Ordered by key, so that the same ticks sent twice at once do not deadlock.
    if (rows.length)
      await insertTicks(
        tx,
        rows.sort((a, b) => (a.key < b.key ? -1 : 1)),
      )
    return { festivalId: rollCall.festivalId, refused: unknown.map(({ key }) => key) }
  })
}

/** Those of these people who are on the list, after those who are at work or of the festival came onto it. */
async function listPeople(tx: Transaction, caller: Caller, rollCall: StoredRollCall, userIds: string[]) {
  const listed = await findListed(tx, rollCall.id, userIds)
  if (listed.size === userIds.length) return listed
  await storeArrivals(tx, rollCall, caller.now)
  if (!rollCall.endedAt) await addPeople(tx, caller, rollCall, userIds)
  return findListed(tx, rollCall.id, userIds)
}

async function addPeople(tx: Transaction, caller: Caller, rollCall: StoredRollCall, userIds: string[]) {
  const added = await insertPeople(tx, rollCall, userIds, { now: caller.now, by: caller.id })
  for (const after of added) await recordRollCall(tx, caller, rollCall, 'addToRollCall', after)
}

/** Puts somebody of the festival on the list. Doing it twice is no failure: several leads may add the same person. */
export async function addPerson(db: Db, caller: Caller, id: number, userId: string) {
  return db.transaction(async (tx) => {
    const rollCall = await lockFor(tx, caller, id, 'share')
    if (rollCall.endedAt) throw new AppError('rollCallEnded')
    const listed = await listPeople(tx, caller, rollCall, [userId])
    if (!listed.size) throw new AppError('notFound')
    return rollCall
  })
}

/** Ends it, with its numbers in the audit log. */
export async function endRollCall(db: Db, caller: Caller, id: number) {
  return db.transaction(async (tx) => {
    const open = await lockFor(tx, caller, id, 'update')
    if (open.endedAt) throw new AppError('rollCallEnded')
    await storeArrivals(tx, open, caller.now)
    const numbers = await countListed(tx, id)
    await setEnded(tx, id, caller.now, caller.id)
    await recordRollCall(tx, caller, open, 'endRollCall', { isDrill: open.isDrill, ...numbers })
    return { ...open, endedAt: caller.now, endedBy: caller.id }
  })
}

async function lockFor(tx: Transaction, caller: Caller, id: number, strength: 'share' | 'update') {
  const rollCall = await lockRollCall(tx, caller, id, strength)
  if (!rollCall) throw new AppError('notFound')
  return rollCall
}

const recordRollCall = (
  tx: Transaction,
  caller: Caller,
  { id: entityId, festivalId }: StoredRollCall,
  action: 'startRollCall' | 'endRollCall' | 'addToRollCall',
  after: object,
) => record(tx, caller, [{ festivalId, action, entity: 'rollCall', entityId, after }])
