import {
  defaultPassword,
  mustReplacePassword,
  PASSWORD_MIN_LENGTH,
  stripWhitespace,
} from '@nightshift/shared/auth/rules'
import type { FastifyRequest } from 'fastify'
import { record } from '../../platform/audit.ts'
import type { Db } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { endSessionsOf, isSessionAlive } from '../../platform/session/session.ts'
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

/** One's own new password. Everywhere else one is signed out. */
export async function changePassword(db: Db, request: FastifyRequest, typed: string, now: Date) {
  const { id, festivalId } = request.actor
  const password = stripWhitespace(typed)
  if (password.length < PASSWORD_MIN_LENGTH) throw new AppError('passwordTooShort')
  const passwordHash = await hashPassword(password)
  await db.transaction(async (tx) => {
    const user = await lockUser(tx, id)
    if (!user) throw new AppError('notFound')
    // A reset that was quicker has ended this session, and its password stays.
    if (!(await isSessionAlive(tx, request))) throw new AppError('notSignedIn')
    if (password === defaultPassword(user)) throw new AppError('passwordIsDefault')
    await updateUser(tx, id, { passwordHash, passwordIsDefault: false, mustChangePassword: false })
    await endSessionsOf(tx, id, request)
    await record(tx, now, [
      { actorId: id, festivalId, action: 'changePassword', entity: 'user', entityId: id },
    ])
  })
}
