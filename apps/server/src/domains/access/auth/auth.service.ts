import { createHash } from 'node:crypto'
import { stripWhitespace } from '@nightshift/shared/access/auth/rules'
import { foldUsername } from '@nightshift/shared/access/auth/username'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../../../platform/database/pool.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { clientNetwork } from '../../../platform/http/client-network.ts'
import {
  countAttempt,
  forgetAttempts,
  forgiveAttempt,
  PER_ADDRESS,
  PER_PERSON,
} from '../../../platform/limits/attempts.ts'
import { countFailedSignIn } from '../../../platform/metrics/metrics.ts'
import { passwordMatches } from '../../../platform/password.ts'
import { type Cookies, startSession } from '../../../platform/session/session.ts'
import { findByUsername, requireOwnPassword } from './auth.queries.ts'
import { knownBrowserOf, rememberBrowser } from './known-browsers.ts'

type Credentials = { username: string; password: string }

/** The person of these credentials. Unknown, wrong and inactive fail with the same answer, after the same time. */
export async function signIn(
  db: Db,
  { username, password }: Credentials,
  request: FastifyRequest,
  now: Date,
) {
  const user = await findByUsername(db, username)
  // A known browser has its own counter and is not asked for its address, so that guesses from elsewhere, and those of
  // strangers in the same network, do not lock its owner out.
  const browser = user && (await knownBrowserOf(db, user.id, request))
  const byPerson = browser
    ? `login:browser:${keyOf(`${user.id} ${browser}`)}`
    : `login:name:${keyOf(foldUsername(username))}`
  const byAddress = browser ? undefined : `login:address:${keyOf(clientNetwork(request.ip))}`
  if (byAddress) mayTryAfter(await countAttempt(db, byAddress, PER_ADDRESS, now))
  const wait = await countAttempt(db, byPerson, PER_PERSON, now)
  // An attempt that must wait was not made, so it does not count against the shared address either.
  if (wait && byAddress) await forgiveAttempt(db, byAddress)
  mayTryAfter(wait)

  const matches = await passwordMatches(
    stripWhitespace(password),
    user?.isActive ? user.passwordHash : undefined,
  )
  if (!user || !matches) {
    countFailedSignIn('credentials')
    throw new AppError('signInFailed')
  }

  await requireOwnPassword(db, user.id)
  await forgetAttempts(db, byPerson)
  if (byAddress) await forgiveAttempt(db, byAddress)
  return user
}

type Verified = { id: string; username: string; passwordHash: string }

/** Starts a session of a person who has proven who they are, in a browser that is theirs from now on. */
export async function startKnownSession(db: Db, user: Verified, now: Date, cookies: Cookies) {
  if (!(await startSession(db, user, now, cookies))) throw new AppError('signInFailed')
  await rememberBrowser(db, user.id, now, cookies)
  return { id: user.id, username: user.username }
}

function mayTryAfter(wait: number) {
  if (!wait) return
  countFailedSignIn('limited')
  throw new AppError('tooManyRequests', { details: { retryAfterMs: wait } })
}

/** Stores a truncated hash instead of the name or address. */
const keyOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22)
