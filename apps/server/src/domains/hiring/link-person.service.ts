import { can } from '@nightshift/shared/access'
import type { Transaction } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Caller } from '../../platform/session/caller.ts'
import { isErased, lockUser, type StoredUser } from '../people/users/users.queries.ts'
import { checkOutranks } from '../people/users/users.service.ts'
import { findSeasonOf, type StoredApplication } from './hiring.queries.ts'
import { isKnownApplicant } from './known-people.queries.ts'
import { checkMayDecide, markHired, reactivate } from './mark-hired.service.ts'

/**
 * Links the application to an existing person: who was signed up from it, or was hired in an earlier season and is
 * reactivated.
 */
export async function linkHired(
  tx: Transaction,
  caller: Caller,
  application: StoredApplication,
  userId: string,
) {
  await checkMayDecide(tx, application)
  const person = await lockPerson(tx, application, userId)
  if (person.applicationId !== application.id) {
    await checkNotOfSeason(tx, application, person)
    await checkMayBe(tx, caller, application, person)
  }
  await reactivate(tx, caller, person)
  await markHired(tx, caller, application, person)
}

/** The person of the application's festival, locked. Nobody is found once they are erased. */
export async function lockPerson(tx: Transaction, { festivalId }: StoredApplication, userId: string) {
  const person = await lockUser(tx, { festivalId }, userId)
  if (!person || (await isErased(tx, userId))) throw new AppError('notFound')
  return person
}

/**
 * Somebody who was not signed up from the application is the applicant if they match it, or if a manager says so. Who
 * is not to come back is hired by managers only.
 */
export async function checkMayBe(
  tx: Transaction,
  caller: Caller,
  { id }: StoredApplication,
  person: StoredUser,
) {
  if (!person.mayReturn && !can(caller, 'employees.mayReturn')) throw new AppError('mayNotReturn')
  if (can(caller, 'applications.linkAnyUser')) return
  if (!(await isKnownApplicant(tx, id, person.id))) throw new AppError('notThisApplicant')
  checkOutranks(caller, person)
}

/** Whoever is being hired from another application of the season stays with it. */
async function checkNotOfSeason(
  tx: Transaction,
  { seasonId }: StoredApplication,
  { applicationId }: StoredUser,
) {
  if (applicationId !== null && (await findSeasonOf(tx, applicationId)).id === seasonId)
    throw new AppError('linkedElsewhere')
}
