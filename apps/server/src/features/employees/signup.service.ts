import { can } from '@nightshift/shared/access'
import { defaultPassword, mustReplacePassword } from '@nightshift/shared/auth/rules'
import { NO_PAYCHEX_ID, type Signup } from '@nightshift/shared/employees/contract'
import { record } from '../../platform/audit.ts'
import type { Db, Transaction } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Actor } from '../../platform/session/actor.ts'
import { hashPassword } from '../auth/password.ts'
import { festivalExists } from '../festivals/festivals.queries.ts'
import { findSignedUp, lockApplication } from '../hiring/hiring.queries.ts'
import { insertUser } from './employees.queries.ts'

/** `chosen`: the festival that somebody who belongs to none, or to all, works in. */
type By = { actor: Actor; chosen: number | null; now: Date }

/** Adds a person with the default password. For an application that is being hired, the same person each time. */
export async function signUp(db: Db, { applicationId, festivalId: named, ...person }: Signup, by: By) {
  const { actor } = by
  if (person.accessLvl > 0 && !can(actor, 'employees.accessLvl')) throw new AppError('levelTooHigh')
  const festivalId = festivalOf(by, named)
  // Only administrators work without one: anybody else would reach every festival by choosing it.
  if (festivalId === null && !can(person, 'festivals.all')) throw new AppError('festivalRequired')
  checkPaychexId(actor, person)
  const passwordHash = await hashPassword(defaultPassword(person))

  return db.transaction(async (tx) => {
    if (festivalId !== null && !(await festivalExists(tx, festivalId))) throw new AppError('foreignFestival')
    if (applicationId !== undefined) {
      const already = await signedUpFrom(tx, applicationId, festivalId)
      if (already) return already
    }
    return addPerson(tx, { ...person, passwordHash, festivalId, applicationId }, by)
  })
}

type NewPerson = Omit<Signup, 'festivalId'> & { passwordHash: string; festivalId: number | null }

/** Adds a person whose password is the default one, with the audit row. */
export async function addPerson(
  tx: Transaction,
  person: NewPerson,
  { actor, now }: { actor: Actor; now: Date },
) {
  const passwordIsDefault = true
  const mustChangePassword = mustReplacePassword({ ...person, passwordIsDefault })
  const made = await insertUser(tx, { ...person, passwordIsDefault, mustChangePassword })
  const { festivalId, applicationId } = person
  const { id: entityId, username, accessLvl, isActive, paychexId } = made
  const after = { username, accessLvl, isActive, paychexId, applicationId }
  await record(tx, now, [
    { actorId: actor.id, festivalId, action: 'create', entity: 'user', entityId, after },
  ])
  return made
}

/** The forms send the default along; whoever may not set an id may not set another one. */
export function checkPaychexId(actor: Actor, { paychexId = NO_PAYCHEX_ID }: Pick<Signup, 'paychexId'>) {
  if (paychexId !== NO_PAYCHEX_ID && !can(actor, 'employees.paychexId'))
    throw new AppError('fieldNotAllowed', { details: { field: 'paychexId' } })
}

/** People tied to a festival add to theirs, and naming another one is refused. Others name it or have chosen it. */
function festivalOf({ actor, chosen }: By, named: number | null | undefined) {
  const tied = actor.festivalId !== null && !can(actor, 'festivals.all')
  if (tied && named !== undefined && named !== actor.festivalId) throw new AppError('foreignFestival')
  if (tied) return actor.festivalId
  const festivalId = named === undefined ? chosen : named
  if (festivalId === null && !can(actor, 'festivals.all')) throw new AppError('foreignFestival')
  return festivalId
}

/** Whoever was signed up from this application already. It is locked, so that two hires at once make one person. */
async function signedUpFrom(tx: Transaction, applicationId: number, festivalId: number | null) {
  const application = await lockApplication(tx, applicationId, { accessLvl: 0, festivalId })
  if (!application || festivalId === null) throw new AppError('foreignFestival')
  if (application.status === 'hired') throw new AppError('alreadyHired')
  return findSignedUp(tx, applicationId)
}
