import { can } from '@nightshift/shared/access'
import { defaultPassword } from '@nightshift/shared/access/auth/rules'
import type { Signup } from '@nightshift/shared/people/employees/contract'
import type { Db, Transaction } from '../../../platform/database/pool.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { hashPassword } from '../../../platform/password.ts'
import type { Caller } from '../../../platform/session/caller.ts'
import { lockApplication } from '../../hiring/hiring.queries.ts'
import { checkMayDecide } from '../../hiring/mark-hired.service.ts'
import { festivalExists } from '../../setup/festivals/festivals.queries.ts'
import { findSignedUp } from '../users/users.queries.ts'
import { addPerson, checkPaychexId } from '../users/users.service.ts'

/** The festival is undefined when the caller named one that is not theirs. */
type NewUser = Omit<Signup, 'festivalId'> & { festivalId: number | null | undefined }

/** Adds a person with the default password. Idempotent for an application: one person is made from it. */
export async function signUp(db: Db, caller: Caller, { applicationId, festivalId, ...person }: NewUser) {
  if (person.accessLvl > 0 && !can(caller, 'employees.accessLvl')) throw new AppError('levelTooHigh')
  if (festivalId === undefined) throw new AppError('foreignFestival')
  // Only administrators may have none: anybody else without one could choose any festival.
  if (festivalId === null && !can(person, 'festivals.all')) throw new AppError('festivalRequired')
  checkPaychexId(caller, person)
  const passwordHash = await hashPassword(defaultPassword(person))

  return db.transaction(async (tx) => {
    if (festivalId !== null && !(await festivalExists(tx, festivalId))) throw new AppError('foreignFestival')
    if (applicationId !== undefined) {
      const already = await signedUpFrom(tx, applicationId, festivalId)
      if (already) return already
    }
    return addPerson(tx, caller, { ...person, passwordHash, festivalId, applicationId })
  })
}

/** The person already signed up from this application. Locks it, so that two concurrent hires make one person. */
async function signedUpFrom(tx: Transaction, applicationId: number, festivalId: number | null) {
  const application = await lockApplication(tx, { festivalId }, applicationId)
  if (!application || festivalId === null) throw new AppError('foreignFestival')
  await checkMayDecide(tx, application)
  const person = await findSignedUp(tx, applicationId)
  // They may have been moved to another festival since.
  if (person && person.festivalId !== festivalId) throw new AppError('worksElsewhere')
  return person
}
