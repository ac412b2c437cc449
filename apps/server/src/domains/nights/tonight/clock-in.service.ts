import { nightOf } from '@nightshift/shared/nights/night-plan/curfew'
import type { ClockInFor } from '@nightshift/shared/nights/tonight/contract'
import { changed } from '../../../platform/changed.ts'
import type { Db, Transaction } from '../../../platform/database/pool.ts'
import { AppError, found } from '../../../platform/http/app-error.ts'
import { type Caller, EVERY_FESTIVAL } from '../../../platform/session/caller.ts'
import { lockUser } from '../../people/users/users.queries.ts'
import { findFestival } from '../../setup/festivals/festivals.queries.ts'
import { endedBy, findForgotten } from '../../time/timeclock/punch.service.ts'
import {
  assignedPositions,
  changeEntry,
  findAssignedPosition,
  findOverlap,
  insertEntry,
  lockEntry,
  type StoredEntry,
} from '../../time/timeclock/timeclock.queries.ts'
import { auditRowOf, recordEntry, refuseAhead } from '../../time/timeclock/timesheets.service.ts'
import { findHeld } from './places.queries.ts'

/** Clocks somebody in who cannot do it themselves. The reason is in the note of the shift and in its audit row. */
export async function clockInFor(db: Db, caller: Caller, asked: ClockInFor) {
  const { festivalId, userId, reason } = asked
  return db.transaction(async (tx) => {
    const startTime = await startOf(tx, caller, asked)
    const person = found(await lockUser(tx, { festivalId }, userId))
    if (!person.isActive) throw new AppError('notActiveHere')
    const position = await positionFor(tx, asked)
    await closeForgotten(tx, caller, userId, startTime)
    await endAhead(tx, caller, userId)
    const other = await findOverlap(tx, { id: NO_ENTRY, userId, startTime, endTime: null })
    if (other)
      throw new AppError(other.endTime ? 'overlap' : 'alreadyClockedIn', { details: { with: other } })
    const made = await insertEntry(tx, { ...position, userId, startTime, note: reason })
    const row = auditRowOf(caller, 'clockInFor', undefined, made)
    await changed(tx, caller, { ...row, userId, after: { ...made, reason } })
  })
}

/** No entry has this id, so none is left out of the search for an overlap. */
const NO_ENTRY = 0

/** Now, or a time of this night that has passed. */
async function startOf(tx: Transaction, { now }: Caller, { festivalId, startTime }: ClockInFor) {
  if (!startTime) return now
  const start = new Date(startTime)
  refuseAhead({ startTime: start }, now)
  const { timeZone } = (await findFestival(tx, festivalId)) ?? {}
  if (!timeZone || nightOf(start, timeZone) !== nightOf(now, timeZone)) throw new AppError('clockInTooEarly')
  return start
}

async function positionFor(tx: Transaction, { festivalId, userId, positionId }: ClockInFor) {
  const held = await findHeld(tx, userId, positionId)
  const position = held && (await findAssignedPosition(tx, { festivalId }, userId, held.id))
  if (position) return position
  const assigned = await assignedPositions(tx, userId)
  throw new AppError(assigned.length ? 'positionNotHeld' : 'noPositionAssigned')
}

/** As at a clock-in of their own: a shift that was never ended ends where it should have. */
async function closeForgotten(tx: Transaction, caller: Caller, userId: string, now: Date) {
  const forgotten = await findForgotten(tx, userId, now)
  if (!forgotten) return
  const { id, endTime } = forgotten
  await end(tx, caller, 'closeForgotten', id, { endTime, needsReview: 'forgotten' })
}

/** As at a clock-in of their own: a shift that was said to end later ends now. */
async function endAhead(tx: Transaction, caller: Caller, userId: string) {
  const { now } = caller
  const other = await findOverlap(tx, { id: NO_ENTRY, userId, startTime: now, endTime: null })
  const ended = other?.endTime && endedBy({ ...other, endTime: other.endTime }, now)
  if (ended) await end(tx, caller, 'endAtClockIn', ended.id, { endTime: ended.endTime })
}

async function end(
  tx: Transaction,
  caller: Caller,
  action: string,
  id: number,
  changes: Partial<StoredEntry>,
) {
  const before = (await lockEntry(tx, EVERY_FESTIVAL, id))!
  const after = await changeEntry(tx, id, changes)
  await recordEntry(tx, caller, action, before, after)
}
