import { can, mayDecideFor } from '@nightshift/shared/access'
import type { TimeEntryPatch } from '@nightshift/shared/time/timeclock/contract'
import { isAhead, TAKE_BACK_MS } from '@nightshift/shared/time/timeclock/rules'
import { changed } from '../../../platform/changed.ts'
import type { Db, Transaction } from '../../../platform/database/pool.ts'
import { AppError, found } from '../../../platform/http/app-error.ts'
import { countPunch } from '../../../platform/metrics/metrics.ts'
import type { Caller } from '../../../platform/session/caller.ts'
import { refuseStale } from '../../../platform/stale.ts'
import { refuseErased } from '../../people/users/users.service.ts'
import { clockedOut, differing, type Edit, edited } from './entry-edit.ts'
import {
  type EntryPosition,
  findHeldRates,
  findPosition,
  type NewPosition,
} from './entry-positions.queries.ts'
import {
  changeEntry,
  closeEntries,
  findAssignedPosition,
  findLastAct,
  findLastEntry,
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

/** The answer to a Clock Out and the call that takes it back are on their way for a while. */
const TRAVEL_MS = 5_000

/** Edits a shift with optimistic locking: refused if it changed since the screen read it. */
export async function editEntry(db: Db, caller: Caller, id: number, { updatedAt, ...patch }: TimeEntryPatch) {
  const { before, after } = await db.transaction(async (tx) => {
    const done = await attempt(tx)
    if (done.action) await recordEntry(tx, caller, done.action, done.before, done.after)
    return done
  })
  if (!before.endTime && after.endTime) countPunch('office', 'out', 'done')
  return after

  async function attempt(tx: Transaction) {
    const before = found(await lockEntry(tx, caller, id))
    const longest = await longestShiftHoursOf(tx, before.festivalId)
    if (can(caller, 'timesheets.manage')) {
      const position = await findNewPosition(tx, before, patch.positionId)
      return applyEdit(tx, before, { ...patch, updatedAt }, { longest, position, caller })
    }
    const asked = clockedOut(before, patch, longest, caller.now)
    refuseStale(before, updatedAt)
    return save(tx, before, asked)
  }
}

type EditContext = { longest: number; position?: NewPosition; caller: Caller }

/** A manager's edit of a locked entry, for its caller to record. `position` is the new one, if there is one. */
export function applyEdit(
  tx: Transaction,
  before: StoredEntry,
  { updatedAt, ...patch }: Edit & { updatedAt?: string },
  context: EditContext,
) {
  const asked = edited(before, patch, context)
  refuseOwnRate(context.caller, { ...before, ...asked }, before.payrate)
  refuseOwnTips(context.caller, before, asked)
  refuseStale(before, updatedAt)
  refuseAhead(differing(before, asked), context.caller.now)
  return save(tx, before, asked)
}

/** Refuses times that have not come yet. */
export function refuseAhead(times: Partial<Pick<StoredEntry, 'startTime' | 'endTime'>>, now: Date) {
  const { startTime, endTime } = times
  if ([startTime, endTime].some((time) => time && isAhead(time, now))) throw new AppError('shiftInFuture')
}

/** Refuses another rate for a shift of one's own, also one that comes with a position. */
export function refuseOwnRate(
  caller: Caller,
  { userId, payrate }: Pick<StoredEntry, 'userId' | 'payrate'>,
  rate: number | undefined,
) {
  if (payrate !== rate && !mayDecideFor(caller, userId)) throw new AppError('notOnYourself')
}

/** Refuses more tips for a shift of one's own, cash or credit; at a Clock Out everybody declares their own. */
function refuseOwnTips(caller: Caller, before: StoredEntry, asked: Partial<StoredEntry>) {
  const { cashTips, creditTips } = { ...before, ...asked }
  const isMore = cashTips > before.cashTips || creditTips > before.creditTips
  if (isMore && !mayDecideFor(caller, before.userId)) throw new AppError('notOnYourself')
}

/** The position that an edit moves an entry to. The same one again leaves the copied name alone. */
export async function findNewPosition(
  tx: Transaction,
  before: StoredEntry,
  id = before.positionId,
): Promise<NewPosition | undefined> {
  if (id === before.positionId) return
  const position = checkedPosition(before, await findPosition(tx, before, id))
  const held = await findHeldRates(tx, [before.userId], id)
  return { ...position, copiedPayrate: held.get(before.userId) ?? position.defaultPayRate }
}

/** Refuses a position of another festival than the entry's. */
export function checkedPosition({ festivalId }: StoredEntry, position: EntryPosition | undefined) {
  if (position?.festivalId !== festivalId) throw new AppError('positionOfOtherFestival')
  return position
}

/** An edit as it was made, with its action in the audit log; without one where nothing differs. */
export type MadeEdit = { before: StoredEntry; after: StoredEntry; action?: 'confirm' | 'edit' }

async function save(tx: Transaction, before: StoredEntry, asked: Partial<StoredEntry>): Promise<MadeEdit> {
  const changes = differing(before, asked)
  if (!Object.keys(changes).length) return { before, after: before }
  const confirmed = Object.keys(changes).join() === 'needsReview'
  // Payroll has the hours, and a correction of them would be of nobody.
  if (!confirmed) await refuseErased(tx, before.userId)
  // A manager who edits an entry has looked at it.
  const after = await change(tx, before, { needsReview: null, ...changes })
  return { before, after, action: confirmed ? 'confirm' : 'edit' }
}

async function change(tx: Transaction, before: StoredEntry, changes: Partial<StoredEntry>) {
  const wanted = { ...before, ...changes }
  if (wanted.endTime && wanted.endTime < wanted.startTime) throw new AppError('endBeforeStart')
  const moved = 'startTime' in changes || 'endTime' in changes || 'deletedAt' in changes
  const other = moved && (await findOverlap(tx, wanted))
  if (other) throw new AppError('overlap', { details: { with: other } })
  return changeEntry(tx, before.id, changes)
}

/** Soft delete: hides a shift from every list; the row stays for the audit trail. */
export async function deleteEntry(db: Db, caller: Caller, id: number) {
  return db.transaction(async (tx) => {
    const before = found(await lockEntry(tx, caller, id))
    // Payroll has the hours, and a correction of them would be of nobody.
    await refuseErased(tx, before.userId)
    await changeEntry(tx, id, { deletedAt: caller.now })
    await recordEntry(tx, caller, 'delete', before, undefined)
  })
}

/** Takes a soft delete back, unless another shift is there by now. */
export async function undeleteEntry(db: Db, caller: Caller, id: number) {
  return db.transaction(async (tx) => {
    const before = found(await lockDeletedEntry(tx, caller, id))
    // Payroll would have hours of nobody.
    await refuseErased(tx, before.userId)
    refuseAhead(before, caller.now)
    const after = await change(tx, before, { deletedAt: null })
    await recordEntry(tx, caller, 'undelete', undefined, after)
    return after
  })
}

/**
 * Takes back the caller's own last act at the time clock, a Clock Out of just now: the shift is open again as it was.
 */
export async function takeBackClockOut(db: Db, caller: Caller) {
  return db.transaction(async (tx) => {
    const id = await findLastEntry(tx, caller.id)
    const before = id && (await lockEntry(tx, caller, id))
    if (!before) throw new AppError('takeBackTooLate')
    if (!before.endTime) throw new AppError('alreadyClockedIn')
    // Anything else that was done to the shift since is not the caller's to undo.
    const last = await findLastAct(tx, before.id)
    const isOwn = last?.action === 'clockOut' && last.actorId === caller.id
    if (!isOwn || caller.now.getTime() - last.at.getTime() > TAKE_BACK_MS + TRAVEL_MS)
      throw new AppError('takeBackTooLate')
    const { cashTips, creditTips, needsReview } = last.before as StoredEntry
    const after = await change(tx, before, { endTime: null, cashTips, creditTips, needsReview })
    await changed(tx, caller, { ...auditRowOf(caller, '', before, after), action: 'takeBackClockOut' })
    return after
  })
}

/** Adds a shift of zero length for a manager to fill in. The export leaves out zero hours. */
export async function addEntry(db: Db, caller: Caller, { userId, upId }: { userId: string; upId: number }) {
  return db.transaction(async (tx) => {
    const assigned = found(await findAssignedPosition(tx, caller, userId, upId))
    if (await lockOpenEntryOf(tx, userId)) throw new AppError('shiftOpen')
    const made = await insertEntry(tx, { ...assigned, userId, startTime: caller.now, endTime: caller.now })
    await recordEntry(tx, caller, 'create', undefined, made)
    return made
  })
}

/** Ends the open shifts among these, all at once; the rest are reported, not refused. */
export async function clockOutMany(db: Db, caller: Caller, ids: number[]) {
  const closed = await db.transaction(async (tx) =>
    closeOpen(tx, caller, await lockOpenEntries(tx, caller, ids)),
  )
  for (const _ of closed) countPunch('office', 'out', 'done')
  const done = closed.map(({ id }) => id)
  return { closed: done, notFound: ids.filter((id) => !done.includes(id)) }
}

/** Ends the open shifts of these people, as part of a larger change. */
export async function closeShiftsOf(tx: Transaction, caller: Caller, userIds: string[]) {
  return closeOpen(tx, caller, await lockOpenEntriesOf(tx, userIds))
}

async function closeOpen(tx: Transaction, caller: Caller, open: StoredEntry[]) {
  const closed = open.length ? await closeEntries(tx, open, caller.now) : []
  const before = new Map(open.map((entry) => [entry.id, entry]))
  await changed(
    tx,
    caller,
    ...closed.map((after) => auditRowOf(caller, 'clockOut', before.get(after.id), after)),
  )
  return closed
}

/** Notes that a shift was made, changed or deleted by a manager or lead. */
export function recordEntry(
  tx: Transaction,
  caller: Caller,
  action: string,
  before?: StoredEntry,
  after?: StoredEntry,
) {
  return changed(tx, caller, auditRowOf(caller, action, before, after))
}

/** The audit row of a shift, for those who write many at once. */
export function auditRowOf(caller: Caller, action: string, before?: StoredEntry, after?: StoredEntry) {
  const entry = (after ?? before) as StoredEntry
  // Edits of one's own hours have their own action in the audit trail.
  const own = entry.userId === caller.id ? 'Own' : ''
  const { id: entityId, festivalId, userId } = entry
  const entity = 'timeEntry' as const
  return { festivalId, userId, action: `${action}${own}`, entity, entityId, before, after }
}
