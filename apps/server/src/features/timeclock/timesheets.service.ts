import { isDeepStrictEqual } from 'node:util'
import { can } from '@nightshift/shared/access'
import type { TimeEntryPatch } from '@nightshift/shared/timeclock/contract'
import { reviewWhenEndedByOthers } from '@nightshift/shared/timeclock/review'
import { record } from '../../platform/audit.ts'
import type { Db, Transaction } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { countPunch } from '../../platform/metrics/metrics.ts'
import type { Caller } from '../../platform/session/caller.ts'
import { refuseStale } from '../../platform/stale.ts'
import { refuseErased } from '../users/users.service.ts'
import {
  changeEntry,
  closeEntries,
  findAssignedPosition,
  findOverlap,
  insertEntry,
  lockDeletedEntry,
  lockEntry,
  lockOpenEntries,
  lockOpenEntriesOf,
  lockOpenEntryOf,
  longestShiftHoursOf,
  type StoredEntry,
} from './timeclock.queries.ts'

/** Clock-skew tolerance of a clock-out by people who may not set times. */
const CLOCK_OUT_TOLERANCE_MS = 5 * 60_000

/** Edits a shift with optimistic locking: refused if it changed since the screen read it. */
export async function editEntry(db: Db, caller: Caller, id: number, { updatedAt, ...patch }: TimeEntryPatch) {
  const { before, after } = await db.transaction(async (tx) => {
    const before = await lockEntry(tx, caller, id)
    if (!before) throw new AppError('notFound')
    const longest = await longestShiftHoursOf(tx, before.festivalId)
    const asked = can(caller, 'timesheets.manage')
      ? edited(before, patch, longest)
      : clockedOut(before, patch, longest, caller.now)
    refuseStale(before, updatedAt)
    const changes = differing(before, asked)
    if (!Object.keys(changes).length) return { before, after: before }
    const confirmed = Object.keys(changes).join() === 'needsReview'
    // A manager who edits an entry has looked at it.
    const after = await change(tx, before, { needsReview: null, ...changes })
    await recordEntry(tx, caller, confirmed ? 'confirm' : 'edit', before, after)
    return { before, after }
  })
  if (!before.endTime && after.endTime) countPunch('office', 'out', 'done')
  return after
}

type Edit = Omit<TimeEntryPatch, 'updatedAt'>

function edited(before: StoredEntry, patch: Edit, longest: number): Partial<StoredEntry> {
  const { startTime, endTime, ...rest } = patch
  // An end alone is the Clock Out of the Employees tab.
  const clocksOut = !before.endTime && endTime && Object.keys(patch).length === 1
  return {
    ...(clocksOut && { needsReview: reviewWhenEndedByOthers(before, longest, new Date(endTime)) }),
    ...rest,
    ...(startTime && { startTime: new Date(startTime) }),
    ...(endTime !== undefined && { endTime: endTime === null ? null : new Date(endTime) }),
  }
}

/** The fields that differ. An edit without any changes nothing and leaves no audit row. */
const differing = (before: StoredEntry, asked: Partial<StoredEntry>): Partial<StoredEntry> =>
  Object.fromEntries(
    Object.entries(asked).filter(
      ([field, value]) => !isDeepStrictEqual(value, before[field as keyof StoredEntry]),
    ),
  )

/** The one change that the Employees tab makes for everybody who sees it: end an open shift, now. */
function clockedOut(before: StoredEntry, patch: Edit, longest: number, now: Date) {
  const { endTime, startTime } = before
  const { endTime: asked, ...others } = patch
  const distance = asked ? Math.abs(new Date(asked).getTime() - now.getTime()) : Number.POSITIVE_INFINITY
  if (Object.keys(others).length || distance > CLOCK_OUT_TOLERANCE_MS) throw new AppError('forbidden')
  if (endTime) throw new AppError('alreadyClockedOut')
  const needsReview = reviewWhenEndedByOthers(before, longest, now)
  return { endTime: now < startTime ? startTime : now, needsReview }
}

async function change(tx: Transaction, before: StoredEntry, changes: Partial<StoredEntry>) {
  const wanted = { ...before, ...changes }
  if (wanted.endTime && wanted.endTime < wanted.startTime) throw new AppError('endBeforeStart')
  const other = await findOverlap(tx, wanted)
  if (other) throw new AppError('overlap', { details: { with: other } })
  return changeEntry(tx, before.id, changes)
}

/** Soft delete: hides a shift from every list; the row stays for the audit trail. */
export async function deleteEntry(db: Db, caller: Caller, id: number) {
  return db.transaction(async (tx) => {
    const before = await lockEntry(tx, caller, id)
    if (!before) throw new AppError('notFound')
    await changeEntry(tx, id, { deletedAt: caller.now })
    await recordEntry(tx, caller, 'delete', before, undefined)
    return before
  })
}

/** Takes a soft delete back, unless another shift is there by now. */
export async function undeleteEntry(db: Db, caller: Caller, id: number) {
  return db.transaction(async (tx) => {
    const before = await lockDeletedEntry(tx, caller, id)
    if (!before) throw new AppError('notFound')
    // Payroll would have hours of nobody.
    await refuseErased(tx, before.userId)
    const after = await change(tx, before, { deletedAt: null })
    await recordEntry(tx, caller, 'undelete', undefined, after)
    return after
  })
}

/** Adds a shift of zero length for a manager to fill in. The export leaves out zero hours. */
export async function addEntry(db: Db, caller: Caller, { userId, upId }: { userId: string; upId: number }) {
  return db.transaction(async (tx) => {
    const assigned = await findAssignedPosition(tx, caller, userId, upId)
    if (!assigned) throw new AppError('notFound')
    if (await lockOpenEntryOf(tx, userId)) throw new AppError('shiftOpen')
    const made = await insertEntry(tx, { ...assigned, userId, startTime: caller.now, endTime: caller.now })
    await recordEntry(tx, caller, 'create', undefined, made)
    return made
  })
}

/** Ends the open shifts among these, all at once; the rest are reported, not refused. */
export async function clockOutMany(db: Db, caller: Caller, ids: number[]) {
  return db.transaction(async (tx) => closeOpen(tx, caller, await lockOpenEntries(tx, caller, ids)))
}

/** Ends the open shifts of these people, as part of a larger change. */
export async function closeShiftsOf(tx: Transaction, caller: Caller, userIds: string[]) {
  return closeOpen(tx, caller, await lockOpenEntriesOf(tx, userIds))
}

async function closeOpen(tx: Transaction, caller: Caller, open: StoredEntry[]) {
  const closed = open.length ? await closeEntries(tx, open, caller.now) : []
  const before = new Map(open.map((entry) => [entry.id, entry]))
  for (const after of closed) await recordEntry(tx, caller, 'clockOut', before.get(after.id), after)
  return closed
}

/** Writes the audit row of a shift that was made, changed or deleted by a manager or lead. */
export function recordEntry(
  tx: Transaction,
  caller: Caller,
  action: string,
  before?: StoredEntry,
  after?: StoredEntry,
) {
  const entry = (after ?? before) as StoredEntry
  // Edits of one's own hours have their own action in the audit trail.
  const own = entry.userId === caller.id ? 'Own' : ''
  const { id: entityId, festivalId } = entry
  return record(tx, caller, [
    { festivalId, action: `${action}${own}`, entity: 'timeEntry', entityId, before, after },
  ])
}
