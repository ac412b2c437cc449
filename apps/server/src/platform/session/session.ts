import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, inArray, not, type SQL, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { batchPerDatabase } from '../database/batch-loader.ts'
import { isOneOf } from '../database/planner-hints.ts'
import type { Db, Queryable, Transaction } from '../database/pool.ts'
import { sessions, users } from '../database/schema.ts'
import type { Actor } from './actor.ts'

const TOKEN_COOKIE = 'FM_TOKEN'
/** Absolute session lifetime, however often it is refreshed. */
const ABSOLUTE_LIMIT_MS = 12 * 60 * 60 * 1000
/** Grace period of a token after its refresh: other tabs may have requests in flight with it. */
const ROTATION_GRACE_MS = 10_000
/** The readable cookie outlives the session, so that the browser can tell "expired" from "never signed in". */
const EXPIRY_KEPT_MS = 24 * 60 * 60 * 1000

/** Readable by scripts: when the session ends, in milliseconds, for the warning in the browser. */
const expiryCookie = ({ production }: Config) => (production ? 'FM_SESS' : 'DEV_FM_SESS')

const hashToken = (token: string) => createHash('sha256').update(token).digest()

// Runs with almost every request, so it is a prepared statement, and lookups are batched.
const FIND = `
  select token_hash as "tokenHash", expires_at as "expiresAt", users.id, username, access_lvl as "accessLvl",
    festival_id as "festivalId", must_change_password as "mustChangePassword"
  from sessions join users on users.id = sessions.user_id
  where ${isOneOf('token_hash', '$1', 'bytea')} and is_active`

type Session = { actor: Actor; expiresAt: Date }

const lookUp = batchPerDatabase(findSessions)

async function findSessions(db: Db, hashes: Buffer[]): Promise<(Session | undefined)[]> {
  type Row = Actor & { tokenHash: Buffer; expiresAt: Date }
  const { rows } = await db.$client.query<Row>({ name: 'find_sessions', text: FIND, values: [hashes] })
  const found = new Map(
    rows.map(({ tokenHash, expiresAt, ...actor }) => [tokenHash.toString('hex'), { actor, expiresAt }]),
  )
  return hashes.map((hash) => found.get(hash.toString('hex')))
}

/** Names the session of a request that has one, without its token. */
export const sessionKey = ({ cookies }: FastifyRequest) =>
  hashToken(cookies[TOKEN_COOKIE] ?? '').toString('hex')

/** The person whose session the request's cookie names; nobody when it ended or they were deactivated. */
export async function findSession(db: Db, request: FastifyRequest, now: Date): Promise<Actor | undefined> {
  const token = request.cookies[TOKEN_COOKIE]
  if (!token) return undefined
  const session = await lookUp(db, hashToken(token))
  return session && session.expiresAt > now ? session.actor : undefined
}

export type Cookies = { request: FastifyRequest; reply: FastifyReply; config: Config }

type Verified = { id: string; passwordHash: string }

/**
 * Signs a person in: a new token, whatever the browser had before. False when they were deactivated or their password
 * changed since it was verified. The row lock makes a reset wait for this session, so that it ends it too.
 */
export async function startSession(db: Db, { id, passwordHash }: Verified, now: Date, cookies: Cookies) {
  await endSession(db, cookies)
  const started = await db.transaction(async (tx) => {
    const unchanged = and(eq(users.id, id), eq(users.passwordHash, passwordHash), eq(users.isActive, true))
    const [person] = await tx.select({ id: users.id }).from(users).where(unchanged).for('share')
    return person && insertSession(tx, id, now, now, cookies.config)
  })
  if (started) setCookies(started, cookies)
  return started !== undefined
}

/** A later end and a new token. False when the session had ended already. */
export async function refreshSession(db: Db, now: Date, cookies: Cookies) {
  const refreshed = await db.transaction(async (tx) => {
    // Before the session: a reset locks the person first and deletes their sessions then.
    await tx
      .select({ id: users.id })
      .from(users)
      .innerJoin(sessions, eq(sessions.userId, users.id))
      .where(isOf(cookies.request))
      .for('share', { of: users })
    return replaceToken(tx, now, cookies, gt(sessions.expiresAt, now))
  })
  if (refreshed) setCookies(refreshed, cookies)
  return refreshed !== undefined
}

/**
 * Token rotation: a new token for the session of this request; the old one stays valid for the grace period. Nothing
 * when the session has ended. The caller holds a lock on the person, so that it cannot end before the commit.
 */
export async function replaceToken(tx: Transaction, now: Date, { request, config }: Cookies, still?: SQL) {
  const [old] = await tx
    .update(sessions)
    .set({ expiresAt: sql`least(${sessions.expiresAt}, ${new Date(now.getTime() + ROTATION_GRACE_MS)})` })
    .where(and(isOf(request), still))
    .returning()
  return old && insertSession(tx, old.userId, old.signedInAt, now, config)
}

const isOf = ({ cookies }: FastifyRequest) => eq(sessions.tokenHash, hashToken(cookies[TOKEN_COOKIE] ?? ''))

/** The caller holds a lock on the person. */
async function insertSession(tx: Transaction, userId: string, signedInAt: Date, now: Date, config: Config) {
  const token = randomBytes(32).toString('base64url')
  const end = Math.min(
    now.getTime() + config.sessionMinutes * 60_000,
    signedInAt.getTime() + ABSOLUTE_LIMIT_MS,
  )
  const expiresAt = new Date(end)
  await tx.insert(sessions).values({ tokenHash: hashToken(token), userId, signedInAt, expiresAt })
  return { token, expiresAt }
}

type Issued = { token: string; expiresAt: Date }

export function setCookies({ token, expiresAt }: Issued, { request, reply, config }: Cookies) {
  const end = expiresAt.getTime()
  const options = { path: '/', sameSite: 'lax', secure: request.protocol === 'https' } as const
  reply.setCookie(TOKEN_COOKIE, token, { ...options, expires: expiresAt, httpOnly: true })
  reply.setCookie(expiryCookie(config), String(end), { ...options, expires: new Date(end + EXPIRY_KEPT_MS) })
}

/** Signs the browser out. */
export async function endSession(db: Db, { request, reply, config }: Cookies) {
  const token = request.cookies[TOKEN_COOKIE]
  if (token) {
    // Also deletes tokens in their grace period: they share the sign-in.
    const [ended] = await db
      .delete(sessions)
      .where(eq(sessions.tokenHash, hashToken(token)))
      .returning()
    if (ended) {
      const sameSignIn = and(eq(sessions.userId, ended.userId), eq(sessions.signedInAt, ended.signedInAt))
      await db.delete(sessions).where(sameSignIn)
    }
  }
  reply.clearCookie(TOKEN_COOKIE, { path: '/' })
  reply.clearCookie(expiryCookie(config), { path: '/' })
}

/** Ends a person's sessions, all of them or all but the one of this request. */
export async function endSessionsOf(db: Queryable, userId: string, except?: FastifyRequest) {
  const others = except && not(isOf(except))
  await db.delete(sessions).where(and(eq(sessions.userId, userId), others))
}

/** Ends all sessions of these people. */
export async function endSessionsOfMany(tx: Transaction, userIds: string[]) {
  await tx.delete(sessions).where(inArray(sessions.userId, userIds))
}
