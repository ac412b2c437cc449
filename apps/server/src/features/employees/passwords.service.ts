import {
  defaultPassword,
  mustReplacePassword,
  PASSWORD_MIN_LENGTH,
  stripWhitespace,
} from '@nightshift/shared/auth/rules'
import { record } from '../../platform/audit.ts'
import type { Db } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { type Cookies, endSessionsOf, replaceToken, setCookies } from '../../platform/session/session.ts'
import { hashPassword } from '../auth/password.ts'
import { type By, checkOutranks } from './employee-rights.ts'
import { findUser, lockUser, updateUser } from './employees.queries.ts'

/** Back to the default password. Its owner is signed out; with rights of any kind they must set a new one first. */
export async function resetPassword(db: Db, id: string, { actor, viewer, now }: By) {
  const named = await findUser(db, id, viewer)
  if (!named) throw new AppError('notFound')
  checkOutranks(actor, named)
  const password = defaultPassword(named)
  // Before the transaction: hashing waits for its turn, and a row lock must not wait with it.
  const passwordHash = await hashPassword(password)
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, id, viewer)
    if (!user) throw new AppError('notFound')
    checkOutranks(actor, user)
    if (defaultPassword(user) !== password) throw new AppError('changedMeanwhile')
    const mustChangePassword = mustReplacePassword({ ...user, passwordIsDefault: true })
    await updateUser(tx, id, { passwordHash, passwordIsDefault: true, mustChangePassword })
    await endSessionsOf(tx, id)
    const { festivalId } = user
    await record(tx, now, [
      { actorId: actor.id, festivalId, action: 'resetPassword', entity: 'user', entityId: id },
    ])
    return { password }
  })
}

/**
 * One's own new password. Everywhere else one is signed out. The browser gets a new token: the one it has may be that of
 * a refresh in another tab, which ends with all the others.
 */
export async function changePassword(db: Db, cookies: Cookies, typed: string, now: Date) {
  const { id, festivalId } = cookies.request.actor
  const password = stripWhitespace(typed)
  if (password.length < PASSWORD_MIN_LENGTH) throw new AppError('passwordTooShort')
  const passwordHash = await hashPassword(password)
  const issued = await db.transaction(async (tx) => {
    const user = await lockUser(tx, id)
    if (!user) throw new AppError('notFound')
    await endSessionsOf(tx, id, cookies.request)
    const replaced = await replaceToken(tx, now, cookies)
    // A reset that was quicker has ended this session, and its password stays.
    if (!replaced) throw new AppError('notSignedIn')
    if (password === defaultPassword(user)) throw new AppError('passwordIsDefault')
    await updateUser(tx, id, { passwordHash, passwordIsDefault: false, mustChangePassword: false })
    await record(tx, now, [
      { actorId: id, festivalId, action: 'changePassword', entity: 'user', entityId: id },
    ])
    return replaced
  })
  setCookies(issued, cookies)
}
