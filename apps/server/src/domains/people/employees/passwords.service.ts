import {
  defaultPassword,
  mustReplacePassword,
  PASSWORD_MIN_LENGTH,
  stripWhitespace,
} from '@nightshift/shared/access/auth/rules'
import { changed } from '../../../platform/changed.ts'
import type { Db } from '../../../platform/database/pool.ts'
import { AppError, found } from '../../../platform/http/app-error.ts'
import { hashPassword } from '../../../platform/password.ts'
import { type Caller, EVERY_FESTIVAL } from '../../../platform/session/caller.ts'
import { type Cookies, endSessionsOf, replaceToken, setCookies } from '../../../platform/session/session.ts'
import { findUser, lockUser, updateUser } from '../users/users.queries.ts'
import { checkOutranks, refuseErased } from '../users/users.service.ts'

/** Resets to the default password and ends all sessions. People above level 0 must then set a new one first. */
export async function resetPassword(db: Db, caller: Caller, id: string) {
  const named = found(await findUser(db, caller, id))
  checkOutranks(caller, named)
  await refuseErased(db, id)
  const password = defaultPassword(named)
  // Before the transaction: hashing may queue, and must not hold a row lock meanwhile.
  const passwordHash = await hashPassword(password)
  return db.transaction(async (tx) => {
    const user = found(await lockUser(tx, caller, id))
    checkOutranks(caller, user)
    await refuseErased(tx, id)
    if (defaultPassword(user) !== password) throw new AppError('changedMeanwhile')
    const mustChangePassword = mustReplacePassword({ ...user, passwordIsDefault: true })
    await updateUser(tx, id, { passwordHash, passwordIsDefault: true, mustChangePassword })
    await endSessionsOf(tx, id)
    const { festivalId } = user
    await changed(tx, caller, { festivalId, entity: 'user', entityId: id, action: 'resetPassword' })
    return { password }
  })
}

/**
 * Changes one's own password and ends all other sessions. The browser gets a new token: the one it has may be in its
 * grace period after a refresh in another tab.
 */
export async function changePassword(db: Db, caller: Caller, typed: string, cookies: Cookies) {
  const { id, now } = caller
  const password = stripWhitespace(typed)
  if (password.length < PASSWORD_MIN_LENGTH) throw new AppError('passwordTooShort')
  const passwordHash = await hashPassword(password)
  const issued = await db.transaction(async (tx) => {
    const user = found(await lockUser(tx, EVERY_FESTIVAL, id))
    await endSessionsOf(tx, id, cookies.request)
    const replaced = await replaceToken(tx, now, cookies)
    // A concurrent reset has ended this session; its password stays.
    if (!replaced) throw new AppError('notSignedIn')
    if (password === defaultPassword(user)) throw new AppError('passwordIsDefault')
    await updateUser(tx, id, { passwordHash, passwordIsDefault: false, mustChangePassword: false })
    const { festivalId } = user
    await changed(tx, caller, { festivalId, entity: 'user', entityId: id, action: 'changePassword' })
    return replaced
  })
  setCookies(issued, cookies)
}
