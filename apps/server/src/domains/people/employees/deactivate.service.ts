import { changed } from '../../../platform/changed.ts'
import type { Transaction } from '../../../platform/database/pool.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Caller } from '../../../platform/session/caller.ts'
import { endSessionsOfMany } from '../../../platform/session/session.ts'
import { takeOffFutureNights } from '../../nights/night-plan/leaving.service.ts'
import { closeShiftsOf } from '../../time/timeclock/timesheets.service.ts'
import { lockActivePeople, lockAdministrators, setActive } from './employees.queries.ts'

/** A deactivation ends all sessions, and the open shift at that moment, and clears the plan. Returns the shifts. */
export async function endSessionsAndShifts(tx: Transaction, caller: Caller, userIds: string[]) {
  await endSessionsOfMany(tx, userIds)
  const shifts = await closeShiftsOf(tx, caller, userIds)
  await takeOffFutureNights(tx, caller, userIds)
  return shifts
}

/**
 * Locks the people who are to be deactivated: punches wait, then find nobody. Nobody deactivates themselves or the last
 * administrator. People who are inactive by now, or of another festival, are left out.
 */
export async function lockLeavers(tx: Transaction, caller: Caller, festivalId: number, ids: string[]) {
  if (ids.includes(caller.id)) throw new AppError('notOnYourself')
  if (!ids.length) return []
  // Locked before the people, as an edit does.
  const administrators = await lockAdministrators(tx)
  if (administrators.every(({ id }) => ids.includes(id))) throw new AppError('lastAdministrator')
  return lockActivePeople(tx, festivalId, ids)
}

/** Deactivates people who are locked, each with an audit row. Returns the shifts that this ended. */
export async function deactivate(tx: Transaction, caller: Caller, festivalId: number, ids: string[]) {
  if (!ids.length) return []
  await changeActive(tx, caller, festivalId, ids, false)
  return endSessionsAndShifts(tx, caller, ids)
}

/** Makes people active again who are locked, each with an audit row. */
export async function reactivate(tx: Transaction, caller: Caller, festivalId: number, ids: string[]) {
  if (ids.length) await changeActive(tx, caller, festivalId, ids, true)
}

async function changeActive(
  tx: Transaction,
  caller: Caller,
  festivalId: number,
  ids: string[],
  isActive: boolean,
) {
  await setActive(tx, ids, isActive)
  const change = { before: { isActive: !isActive }, after: { isActive } }
  const edits = ids.map(
    (entityId) => ({ festivalId, entity: 'user', entityId, action: 'edit', ...change }) as const,
  )
  await changed(tx, caller, ...edits)
}
