import { can, outranks } from '@nightshift/shared/access'
import { mustReplacePassword } from '@nightshift/shared/access/auth/rules'
import { NO_PAYCHEX_ID, type Signup } from '@nightshift/shared/people/employees/contract'
import { changed } from '../../../platform/changed.ts'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Caller } from '../../../platform/session/caller.ts'
import { insertUser, isErased } from './users.queries.ts'

type NewPerson = Omit<Signup, 'festivalId'> & { passwordHash: string; festivalId: number | null }

/** Adds a person whose password is the default one, with the audit row. */
export async function addPerson(tx: Transaction, caller: Caller, person: NewPerson) {
  const passwordIsDefault = true
  const mustChangePassword = mustReplacePassword({ ...person, passwordIsDefault })
  const made = await insertUser(tx, { ...person, passwordIsDefault, mustChangePassword })
  const { festivalId, applicationId } = person
  const { id: entityId, username, accessLvl, isActive, paychexId } = made
  const after = { username, accessLvl, isActive, paychexId, applicationId }
  await changed(tx, caller, { festivalId, entity: 'user', entityId, action: 'create', after })
  return made
}

/** The forms always send the default, which is allowed; any other id needs the right to set it. */
export function checkPaychexId(caller: Caller, { paychexId = NO_PAYCHEX_ID }: Pick<Signup, 'paychexId'>) {
  if (paychexId !== NO_PAYCHEX_ID && !can(caller, 'employees.paychexId'))
    throw new AppError('fieldNotAllowed', { details: { field: 'paychexId' } })
}

/** Refuses actions on oneself and on people who are not of a lower level. */
export function checkOutranks(caller: Caller, target: { id: string; accessLvl: number }) {
  if (caller.id === target.id) throw new AppError('notOnYourself')
  if (!outranks(caller, target)) throw new AppError('outranked')
}

/** Refuses changes of a person whose data was erased: nothing may be added to it again. */
export async function refuseErased(db: Queryable, userId: string) {
  if (await isErased(db, userId)) throw new AppError('alreadyErased')
}
