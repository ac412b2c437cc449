import { can } from '@nightshift/shared/access'
import { defaultPassword, mustReplacePassword } from '@nightshift/shared/auth/rules'
import { NO_PAYCHEX_ID, type Signup } from '@nightshift/shared/employees/contract'
import { record } from '../../platform/audit.ts'
import type { Db, Transaction } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Caller } from '../../platform/session/caller.ts'
import { hashPassword } from '../auth/password.ts'
import { festivalExists } from '../festivals/festivals.queries.ts'
import { findSignedUp, lockApplication } from '../hiring/hiring.queries.ts'
import { insertUser } from './employees.queries.ts'

/** The festival is undefined when the caller named one that is not theirs. */
type NewUser = Omit<Signup, 'festivalId'> & { festivalId: number | null | undefined }

/** Adds a person with the default password. For an application that is being hired, the same person each time. */
export async function signUp(db: Db, caller: Caller, { applicationId, festivalId, ...person }: NewUser) {
  if (person.accessLvl > 0 && !can(caller, 'employees.accessLvl')) throw new AppError('levelTooHigh')
  if (festivalId === undefined) throw new AppError('foreignFestival')
  // Only administrators work without one: anybody else would reach every festival by choosing it.
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

type NewPerson = Omit<Signup, 'festivalId'> & { passwordHash: string; festivalId: number | null }

/** Adds a person whose password is the default one, with the audit row. */
export async function addPerson(tx: Transaction, caller: Caller, person: NewPerson) {
  const passwordIsDefault = true
  const mustChangePassword = mustReplacePassword({ ...person, passwordIsDefault })
  const made = await insertUser(tx, { ...person, passwordIsDefault, mustChangePassword })
  const { festivalId, applicationId } = person
  const { id: entityId, username, accessLvl, isActive, paychexId } = made
  const after = { username, accessLvl, isActive, paychexId, applicationId }
  await record(tx, caller, [{ festivalId, action: 'create', entity: 'user', entityId, after }])
  return made
}

/** The forms send the default along; whoever may not set an id may not set another one. */
export function checkPaychexId(caller: Caller, { paychexId = NO_PAYCHEX_ID }: Pick<Signup, 'paychexId'>) {
  if (paychexId !== NO_PAYCHEX_ID && !can(caller, 'employees.paychexId'))
    throw new AppError('fieldNotAllowed', { details: { field: 'paychexId' } })
}

/** Whoever was signed up from this application already. It is locked, so that two hires at once make one person. */
async function signedUpFrom(tx: Transaction, applicationId: number, festivalId: number | null) {
  const application = await lockApplication(tx, { festivalId }, applicationId)
  if (!application || festivalId === null) throw new AppError('foreignFestival')
  if (application.status === 'hired') throw new AppError('alreadyHired')
  return findSignedUp(tx, applicationId)
}
