import { can } from '@nightshift/shared/access'
import type { HireAgain } from '@nightshift/shared/hiring/known-people'
import type { Db, Transaction } from '../../platform/database/pool.ts'
import { AppError, found } from '../../platform/http/app-error.ts'
import type { Caller } from '../../platform/session/caller.ts'
import { findUserPosition } from '../people/users/held-positions.queries.ts'
import { type Given, givePosition } from '../people/users/held-positions.service.ts'
import type { StoredUser } from '../people/users/users.queries.ts'
import { checkOutranks } from '../people/users/users.service.ts'
import { lockApplication } from './hiring.queries.ts'
import { checkMayBe, lockPerson } from './link-person.service.ts'
import { checkMayDecide, markHired, updateHired } from './mark-hired.service.ts'

/**
 * Hires a known person again in one transaction: the same account with its badge and password, active, with the chosen
 * names and contact data, and with the position. The constraint applications_one_hire_per_season refuses a second hire
 * in the season.
 */
export async function hireAgain(
  db: Db,
  caller: Caller,
  applicationId: number,
  { userId, positionId, payrate, ...contact }: HireAgain,
) {
  return db.transaction(async (tx) => {
    const application = found(await lockApplication(tx, caller, applicationId))
    await checkMayDecide(tx, application)
    const person = await lockPerson(tx, application, userId)
    checkOutranks(caller, person)
    await checkMayBe(tx, caller, application, person)
    const user = await updateHired(tx, caller, person, contact)
    await giveOrKeepPosition(tx, caller, user, { positionId, payrate })
    await markHired(tx, caller, application, person)
    return user
  })
}

/** Only a manager changes the rate of a position that they hold already. */
async function giveOrKeepPosition(tx: Transaction, caller: Caller, user: StoredUser, given: Given) {
  const held = await findUserPosition(tx, user.id, given.positionId)
  if (held?.payrate === given.payrate) return
  if (held && !can(caller, 'employees.positions')) throw new AppError('rateNeedsManager')
  await givePosition(tx, caller, user, given)
}
