import { defaultPassword, mustReplacePassword } from '@nightshift/shared/access/auth/rules'
import type { Hire } from '@nightshift/shared/hiring/contract'
import type { Db } from '../../platform/database/pool.ts'
import { AppError, found } from '../../platform/http/app-error.ts'
import { hashPassword } from '../../platform/password.ts'
import type { Caller } from '../../platform/session/caller.ts'
import { givePosition } from '../people/users/held-positions.service.ts'
import { findSignedUp, type StoredUser } from '../people/users/users.queries.ts'
import { addPerson, checkOutranks, checkPaychexId } from '../people/users/users.service.ts'
import { lockApplication } from './hiring.queries.ts'
import { checkMayDecide, markHired, reactivate } from './mark-hired.service.ts'

/**
 * Makes an employee of an applicant in one transaction: the person, their position and the application, or nothing.
 * Reuses the person if the signup call has already made one from the application, or a hire that was undone.
 */
export async function hireApplicant(
  db: Db,
  caller: Caller,
  applicationId: number,
  { positionId, payrate, ...person }: Hire,
) {
  checkPaychexId(caller, person)
  const passwordHash = await hashPassword(defaultPassword(person))
  return db.transaction(async (tx) => {
    const application = found(await lockApplication(tx, caller, applicationId))
    await checkMayDecide(tx, application)
    const { festivalId } = application
    const before = await findSignedUp(tx, applicationId)
    if (before) checkMayHire(caller, before, festivalId)
    const user = before
      ? await reactivate(tx, caller, before, { ...person, ...defaultPasswordOf(before, passwordHash) })
      : await addPerson(tx, caller, { ...person, accessLvl: 0, passwordHash, festivalId, applicationId })
    await givePosition(tx, caller, user, { positionId, payrate })
    await markHired(tx, caller, application, user)
    return user
  })
}

/** The form names the default password, so it is the password again. */
function defaultPasswordOf({ accessLvl }: StoredUser, passwordHash: string) {
  const passwordIsDefault = true
  const mustChangePassword = mustReplacePassword({ accessLvl, passwordIsDefault })
  return { passwordHash, passwordIsDefault, mustChangePassword }
}

/** Keeps an unfinished hire from setting one's own pay, or that of people of a higher level or another festival. */
function checkMayHire(caller: Caller, user: StoredUser, festivalId: number) {
  if (user.festivalId !== festivalId) throw new AppError('notFound')
  checkOutranks(caller, user)
}
