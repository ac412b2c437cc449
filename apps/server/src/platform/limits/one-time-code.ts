import { createHash, randomInt } from 'node:crypto'
import { CODE_LENGTH, CODE_LETTERS, readCode } from '@nightshift/shared/one-time-code'
import type { Db } from '../database/pool.ts'
import { AppError } from '../http/app-error.ts'
import { clientNetwork } from '../http/client-network.ts'
import { type AttemptLimit, countAttempt, forgetAttempts } from './attempts.ts'

const MINUTE = 60_000
const ATTEMPTS: AttemptLimit = { free: 5, rememberMs: 15 * MINUTE, longestDelayMs: MINUTE }

const sha256 = (text: string) => createHash('sha256').update(text).digest()

export const newCode = () =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')

/** The stored form of a code, which may be as somebody typed it. */
export const hashCode = (typed: string) => sha256(readCode(typed))

/**
 * Limits wrong codes by network, with exponential backoff: counts an attempt, or refuses it. Call the returned function
 * after a right code.
 */
export async function limitCodeAttempts(
  db: Db,
  purpose: string,
  { ip, now }: { ip: string; now: Date },
): Promise<() => Promise<unknown>> {
  const key = `${purpose}:${sha256(clientNetwork(ip)).toString('base64url').slice(0, 22)}`
  const retryAfterMs = await countAttempt(db, key, ATTEMPTS, now)
  if (retryAfterMs) throw new AppError('tooManyRequests', { details: { retryAfterMs } })
  return async () => forgetAttempts(db, key)
}
