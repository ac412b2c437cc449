import type { NewTick, RollCall } from '@nightshift/shared/nights/roll-call/contract'
import { boundedTicks } from '@nightshift/shared/nights/roll-call/roll-call'
import type { z } from 'zod'
import { changed } from '../../../platform/changed.ts'
import type { Db, Queryable, Transaction } from '../../../platform/database/pool.ts'
import { AppError, found } from '../../../platform/http/app-error.ts'
import { announce } from '../../../platform/live.ts'
import type { Caller } from '../../../platform/session/caller.ts'
import { findFestival } from '../../setup/festivals/festivals.queries.ts'
import {
  findListed,
  insertPerson,
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
export async function viewRollCall(
  db: Queryable,
  rollCall: StoredRollCall,
  now: Date,
): Promise<z.input<typeof RollCall>> {
  const { id, festivalId, isDrill, startedAt, endedAt } = rollCall
  return {
    id,
    festivalId,
    isDrill,
    startedAt,
    endedAt,
    ...(await findLeads(db, rollCall)),
    people: await findPeople(db, rollCall),
    ticks: await findLastTicks(db, rollCall),
    // What kiosks report now says nothing about one that is over.
    kiosks: endedAt ? [] : await findUncountedKiosks(db, festivalId, now),
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
    found(await findFestival(tx, festivalId))
    const values = { festivalId, isDrill, startedAt: caller.now, startedBy: caller.id }
    const started = await insertRollCall(tx, values)
    await storeArrivals(tx, started, caller.now)
    const { people } = await countListed(tx, started.id)
    await recordRollCall(tx, caller, started, 'startRollCall', { isDrill, people })
    return started
  })
}

/** Stores what leads have ticked on their phones. Answers the keys of ticks for people who are not on the list. */
export async function takeTicks(db: Db, caller: Caller, id: number, sent: NewTick[]) {
  return db.transaction(async (tx) => {
    const rollCall = await lockFor(tx, caller, id, 'share')
    const listed = await findListedNow(tx, caller, rollCall, [...new Set(sent.map((tick) => tick.personId))])
    const [known, unknown] = [
      sent.filter(({ personId }) => listed.has(personId)),
      sent.filter(({ personId }) => !listed.has(personId)),
    ]
    const ticks = known.map((tick) => ({ ...tick, at: new Date(tick.at) }))
    const rows = boundedTicks(ticks, rollCall.startedAt, caller.now).map(({ personId, ...tick }) => ({
      ...tick,
      rollCallId: id,
      userId: personId,
      receivedAt: caller.now,
      tickedBy: caller.id,
    }))
    // Ordered by key, so that the same ticks sent twice at once do not deadlock.
    if (rows.length)
      await insertTicks(
        tx,
        rows.sort((a, b) => (a.key < b.key ? -1 : 1)),
      )
    announce(tx, { kind: 'rollCall', festivalId: rollCall.festivalId })
    return { refused: unknown.map(({ key }) => key) }
  })
}

/** Those of these people who are on the list. Whoever has clocked in since the start comes onto it. */
async function findListedNow(tx: Transaction, caller: Caller, rollCall: StoredRollCall, userIds: string[]) {
  const listed = await findListed(tx, rollCall.id, userIds)
  if (listed.size === userIds.length) return listed
  await storeArrivals(tx, rollCall, caller.now)
  return findListed(tx, rollCall.id, userIds)
}

/**
 * Puts somebody of the festival on the list. Doing it twice is no failure: several leads may add the same person. Also
 * after the end, as ticks: a phone may have been without a network. The numbers of the end stay.
 */
export async function addPerson(db: Db, caller: Caller, id: number, userId: string) {
  return db.transaction(async (tx) => {
    const rollCall = await lockFor(tx, caller, id, 'share')
    announce(tx, { kind: 'rollCall', festivalId: rollCall.festivalId })
    if ((await findListedNow(tx, caller, rollCall, [userId])).size) return
    const added = await insertPerson(tx, rollCall, userId, { now: caller.now, by: caller.id })
    if (added) await recordRollCall(tx, caller, rollCall, 'addToRollCall', added)
    else if (!(await findListed(tx, id, [userId])).size) throw new AppError('notFound')
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

const lockFor = async (tx: Transaction, caller: Caller, id: number, strength: 'share' | 'update') =>
  found(await lockRollCall(tx, caller, id, strength))

const recordRollCall = (
  tx: Transaction,
  caller: Caller,
  { id: entityId, festivalId }: StoredRollCall,
  action: 'startRollCall' | 'endRollCall' | 'addToRollCall',
  after: object,
) => changed(tx, caller, { festivalId, action, entity: 'rollCall', entityId, after })
