import { createHash } from 'node:crypto'
import { stripWhitespace } from '@nightshift/shared/auth/rules'
import type { Db } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { countAttempt, forgetAttempts, forgiveAttempt, PER_ADDRESS, PER_USERNAME } from './attempts.ts'
import { findByUsername } from './auth.queries.ts'
import { passwordMatches } from './password.ts'

type SignIn = { username: string; password: string; address: string }

/** The person these credentials belong to. Unknown, wrong and inactive fail alike, in words and in time. */
export async function signIn(db: Db, { username, password, address }: SignIn, now: Date) {
  const byName = `login:name:${keyOf(username)}`
  const byAddress = `login:address:${keyOf(address)}`
  mayTryAfter(await countAttempt(db, byAddress, PER_ADDRESS, now))
  const wait = await countAttempt(db, byName, PER_USERNAME, now)
  // What waits for its name was no try, so the address that everybody shares does not pay for it.
  if (wait) await forgiveAttempt(db, byAddress)
  mayTryAfter(wait)

  const user = await findByUsername(db, username.trim())
  const matches = await passwordMatches(
    stripWhitespace(password),
    user?.isActive ? user.passwordHash : undefined,
  )
  if (!user || !matches) throw new AppError('signInFailed')

  await forgetAttempts(db, byName)
  await forgiveAttempt(db, byAddress)
  return user
}

function mayTryAfter(wait: number) {
  if (wait) throw new AppError('tooManyRequests', { details: { retryAfterMs: wait } })
}

/** Names and addresses are not kept, only something that tells two of them apart. */
const keyOf = (text: string) =>
  createHash('sha256').update(text.trim().toLowerCase()).digest('base64url').slice(0, 22)
