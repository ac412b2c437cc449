import { timingSafeEqual } from 'node:crypto'
import { newPasswordProblem, stripWhitespace } from '@nightshift/shared/access/auth/rules'
import type { FirstRun } from '@nightshift/shared/access/first-run/contract'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../../../platform/database/pool.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { hashCode, limitCodeAttempts, newCode } from '../../../platform/limits/one-time-code.ts'
import { hashPassword } from '../../../platform/password.ts'
import { addAdministrator } from '../../people/users/add-administrator.service.ts'
import { addFestival } from '../../setup/festivals/add-festival.service.ts'
import * as queries from './first-run.queries.ts'

/**
 * A new code for the first-run page, or nothing when an account exists. It is stored hashed, so that every process on
 * the database takes it, and is valid until the answered function is called or the first account exists.
 */
export async function issueFirstRunCode(db: Db) {
  if (await queries.hasUsers(db)) return undefined
  const code = newCode()
  await queries.insertCode(db, hashCode(code))
  return { code, withdraw: () => queries.deleteCode(db, hashCode(code)) }
}

/** Makes the first account and the first festival, in one transaction. Refused once any account exists. */
export async function completeFirstRun(db: Db, input: FirstRun, request: FastifyRequest, now: Date) {
  if (await queries.hasUsers(db)) throw new AppError('firstRunDone')
  await checkCode(db, input.code, request, now)
  const { firstName, lastName, username, festivalName, timeZone, hostName, season } = input
  const person = { firstName, lastName, username }
  const password = stripWhitespace(input.password)
  const problem = newPasswordProblem(password, person)
  if (problem) throw new AppError(problem)
  // Before the transaction: hashing may queue, and must not hold the lock meanwhile.
  const passwordHash = await hashPassword(password)
  return db.transaction(async (tx) => {
    await queries.lockFirstRun(tx)
    if (await queries.hasUsers(tx)) throw new AppError('firstRunDone')
    const user = await addAdministrator(tx, { ...person, passwordHash }, now)
    // The plain site, which is complete, is live at once where the season is given.
    const festival = {
      name: festivalName,
      timeZone,
      hostName: hostName || null,
      enableHome: hostName !== '',
    }
    const festivalId = await addFestival(tx, festival, now, season)
    await queries.deleteCodes(tx)
    return { user, festivalId }
  })
}

async function checkCode(db: Db, typed: string, { ip }: FastifyRequest, now: Date) {
  const forgetAttempts = await limitCodeAttempts(db, 'first-run', { ip, now })
  const given = hashCode(typed)
  const known = await queries.findCodeHashes(db)
  // Constant time: compares with every code.
  const matches = known.filter((hash) => timingSafeEqual(hash, given))
  // A concurrent first run deletes the codes.
  if (!matches.length) throw new AppError((await queries.hasUsers(db)) ? 'firstRunDone' : 'firstRunCodeWrong')
  await forgetAttempts()
}
