import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../../../platform/database/pool.ts'
import { knownBrowsers } from '../../../platform/database/schema.ts'
import { KNOWN_BROWSER_MS } from '../../../platform/housekeeping.ts'

// The device cookie of OWASP's "Slow Down Online Guessing Attacks with Device Cookies". It signs nobody in: it only
// says that a guess comes from a browser of this person.
const COOKIE = 'FM_DEVICE'
/** Bounded, because each known browser has its own attempt limit. */
const MOST_PER_PERSON = 20

const TOKEN = /^[\w-]{43}$/

const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** The token of the browser, if the person has signed in on it before. */
export async function knownBrowserOf(db: Db, userId: string, { cookies }: FastifyRequest) {
  const token = cookies[COOKIE]
  if (!token) return undefined
  const here = and(eq(knownBrowsers.userId, userId), eq(knownBrowsers.tokenHash, hashOf(token)))
  return (await db.$count(knownBrowsers, here)) > 0 ? token : undefined
}

type Visit = { request: FastifyRequest; reply: FastifyReply }

/** Stores the browser as known after a sign-in. People who share a browser share its token. */
export async function rememberBrowser(db: Db, userId: string, now: Date, { request, reply }: Visit) {
  const { [COOKIE]: old = '' } = request.cookies
  const token = TOKEN.test(old) ? old : randomBytes(32).toString('base64url')
  await db
    .insert(knownBrowsers)
    .values({ userId, tokenHash: hashOf(token), signedInAt: now })
    .onConflictDoUpdate({
      target: [knownBrowsers.userId, knownBrowsers.tokenHash],
      set: { signedInAt: now },
    })
  const tooMany = db
    .select({ tokenHash: knownBrowsers.tokenHash })
    .from(knownBrowsers)
    .where(eq(knownBrowsers.userId, userId))
    .orderBy(desc(knownBrowsers.signedInAt))
    .offset(MOST_PER_PERSON)
  await db
    .delete(knownBrowsers)
    .where(and(eq(knownBrowsers.userId, userId), inArray(knownBrowsers.tokenHash, tooMany)))
  reply.setCookie(COOKIE, token, {
    path: '/api/users/login',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    expires: new Date(now.getTime() + KNOWN_BROWSER_MS),
  })
}
