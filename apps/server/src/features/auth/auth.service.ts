import { createHash } from 'node:crypto'
import { stripWhitespace } from '@nightshift/shared/auth/rules'
import { foldUsername } from '@nightshift/shared/auth/username'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { clientNetwork } from '../../platform/http/client-network.ts'
import { passwordMatches } from '../../platform/password.ts'
import { countAttempt, forgetAttempts, forgiveAttempt, PER_ADDRESS, PER_PERSON } from './attempts.ts'
import { findByUsername } from './auth.queries.ts'
import { knownBrowserOf } from './known-browsers.ts'

type Credentials = { username: string; password: string }

/** The person these credentials belong to. Unknown, wrong and inactive fail alike, in words and in time. */
export async function signIn(
  db: Db,
  { username, password }: Credentials,
  request: FastifyRequest,
  now: Date,
) {
  const user = await findByUsername(db, username)
  // A browser of theirs has a count of its own, so that nobody's guesses elsewhere make its owner wait.
  const browser = user && (await knownBrowserOf(db, user.id, request))
  const byPerson = browser
    ? `login:browser:${keyOf(`${user.id} ${browser}`)}`
    : `login:name:${keyOf(foldUsername(username))}`
  const byAddress = `login:address:${keyOf(clientNetwork(request.ip))}`
  mayTryAfter(await countAttempt(db, byAddress, PER_ADDRESS, now))
  const wait = await countAttempt(db, byPerson, PER_PERSON, now)
  // What waits for its person was no try, so the address that everybody shares does not pay for it.
  if (wait) await forgiveAttempt(db, byAddress)
  mayTryAfter(wait)

  const matches = await passwordMatches(
    stripWhitespace(password),
    user?.isActive ? user.passwordHash : undefined,
  )
  if (!user || !matches) throw new AppError('signInFailed')

  await forgetAttempts(db, byPerson)
  await forgiveAttempt(db, byAddress)
  return user
}

function mayTryAfter(wait: number) {
  if (wait) throw new AppError('tooManyRequests', { details: { retryAfterMs: wait } })
}

/** Names and addresses are not kept, only something that tells two of them apart. */
const keyOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22)
