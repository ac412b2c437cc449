import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { newPasswordProblem, stripWhitespace } from '@nightshift/shared/auth/rules'
import type { FirstRun } from '@nightshift/shared/first-run/contract'
import { CODE_LENGTH, CODE_LETTERS, readCode } from '@nightshift/shared/one-time-code'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { clientNetwork } from '../../platform/http/client-network.ts'
import { hashPassword } from '../../platform/password.ts'
import { addFestival } from '../festivals/add-festival.service.ts'
import { addAdministrator } from '../users/add-administrator.service.ts'
import { type AttemptLimit, countAttempt, forgetAttempts } from './attempts.ts'
import * as queries from './first-run.queries.ts'

const MINUTE = 60_000
const CODE_ATTEMPTS: AttemptLimit = { free: 5, rememberMs: 15 * MINUTE, longestDelayMs: MINUTE }

const hashOf = (text: string) => createHash('sha256').update(text).digest()

/**
 * A new code for the first-run page, or nothing when an account exists. It is stored hashed, so that every process on
 * the database takes it, and is valid until the answered function is called or the first account exists.
 */
export async function issueFirstRunCode(db: Db) {
  if (await queries.hasUsers(db)) return undefined
  const code = Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join(
    '',
  )
  await queries.insertCode(db, hashOf(code))
  return { code, withdraw: () => queries.deleteCode(db, hashOf(code)) }
}

/** Makes the first account and the first festival, in one transaction. Refused once any account exists. */
export async function completeFirstRun(db: Db, input: FirstRun, request: FastifyRequest, now: Date) {
  if (await queries.hasUsers(db)) throw new AppError('firstRunDone')
  await checkCode(db, input.code, request, now)
  const { firstName, lastName, username, festivalName, timeZone, hostName } = input
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
    // A public site needs a brand, and there is one.
    const site = hostName ? { hostName, brand: 'dreadmoor' } : { hostName: null }
    const festival = { name: festivalName, timeZone, ...site }
    const festivalId = await addFestival(tx, festival, now)
    await queries.deleteCodes(tx)
    return { user, festivalId }
  })
}

/** Wrong codes are limited by address, with exponential backoff. */
async function checkCode(db: Db, typed: string, request: FastifyRequest, now: Date) {
  const key = `first-run:${hashOf(clientNetwork(request.ip)).toString('base64url').slice(0, 22)}`
  const retryAfterMs = await countAttempt(db, key, CODE_ATTEMPTS, now)
  if (retryAfterMs) throw new AppError('tooManyRequests', { details: { retryAfterMs } })
  const given = hashOf(readCode(typed))
  const known = await queries.findCodeHashes(db)
  // Constant time: compares with every code.
  const matches = known.filter((hash) => timingSafeEqual(hash, given))
  // A concurrent first run deletes the codes.
  if (!matches.length) throw new AppError((await queries.hasUsers(db)) ? 'firstRunDone' : 'firstRunCodeWrong')
  await forgetAttempts(db, key)
}
