import { isFinal } from '@nightshift/shared/hiring/status'
import { changed } from '../../platform/changed.ts'
import type { Transaction } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Caller } from '../../platform/session/caller.ts'
import { releaseApplication, type StoredUser, updateUser } from '../people/users/users.queries.ts'
import { checkOutranks } from '../people/users/users.service.ts'
import { findSeasonOf, type StoredApplication, updateApplication } from './hiring.queries.ts'

// Steps of a hire, in its transaction.

/** An application is hired once. */
export async function checkMayDecide(tx: Transaction, application: StoredApplication) {
  if (application.status === 'hired') throw new AppError('alreadyHired')
  await checkNotFinal(tx, application)
}

/** An application from before the closing of its season stays as it is. */
export async function checkNotFinal(tx: Transaction, application: StoredApplication) {
  if (isFinal(application, await findSeasonOf(tx, application.id))) throw new AppError('applicationArchived')
}

const FORM_FIELDS = [
  ...(['firstName', 'middleName', 'lastName', 'email', 'phone', 'username', 'paychexId'] as const),
  'isActive' as const,
]

/** Makes an inactive person active, with what the form says now. */
export async function reactivate(
  tx: Transaction,
  caller: Caller,
  before: StoredUser,
  form: Partial<StoredUser> = {},
) {
  if (before.isActive) return before
  // The hire may give them a password that the caller knows.
  checkOutranks(caller, before)
  return updateHired(tx, caller, before, form)
}

/** Makes a person active with these changes, with the audit row. */
export async function updateHired(
  tx: Transaction,
  caller: Caller,
  before: StoredUser,
  changes: Partial<StoredUser>,
) {
  const after = await updateUser(tx, before.id, { ...changes, isActive: true })
  const { id: entityId, festivalId } = before
  await changed(tx, caller, { festivalId, entity: 'user', entityId, before, after, fields: FORM_FIELDS })
  return after
}

/**
 * Sets the status, with the audit row of the hire. `person` is the row before the hire: of somebody who was not signed
 * up from this application, the audit row keeps whether they were active, for Undo hire.
 */
export async function markHired(
  tx: Transaction,
  caller: Caller,
  { id, festivalId, status }: StoredApplication,
  person: StoredUser,
) {
  const { id: userId, isActive } = person
  const isAgain = person.applicationId !== id
  await updateApplication(tx, id, { userId, status: 'hired', decidedAt: caller.now })
  if (isAgain) {
    await releaseApplication(tx, id)
    await updateUser(tx, userId, { applicationId: id })
  }
  const before = { status, ...(isAgain && { isActive }) }
  const after = { status: 'hired', userId, ...(isAgain && { isActive: true }) }
  await changed(tx, caller, {
    festivalId,
    entity: 'application',
    entityId: id,
    action: 'hire',
    before,
    after,
  })
}
