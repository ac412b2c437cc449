import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { batchPerDatabase } from '../database/batch-loader.ts'
import { isOneOf } from '../database/planner-hints.ts'
import type { Db } from '../database/pool.ts'

const COOKIE = 'FM_KIOSK'
/** Browsers keep no cookie for longer. Each heartbeat renews it. */
const KEPT_SECONDS = 400 * 24 * 60 * 60

/** The device behind a request. A revoked one may only deliver the punches that it had saved. */
export type EnrolledKiosk = {
  id: number
  festivalId: number
  name: string
  enrolledAt: Date
  revokedAt: Date | null
}

export const newKioskToken = () => randomBytes(32).toString('base64url')

export const hashKioskToken = (token: string) => createHash('sha256').update(token).digest()

const FIND = `
  select token_hash as "tokenHash", id, festival_id as "festivalId", name, enrolled_at as "enrolledAt",
    revoked_at as "revokedAt"
  from kiosks where ${isOneOf('token_hash', '$1', 'bytea')}`

const lookUp = batchPerDatabase(async (db: Db, hashes: Buffer[]) => {
  type Row = EnrolledKiosk & { tokenHash: Buffer }
  const { rows } = await db.$client.query<Row>({ name: 'find_kiosks', text: FIND, values: [hashes] })
  const found = new Map(rows.map(({ tokenHash, ...kiosk }) => [tokenHash.toString('hex'), kiosk]))
  return hashes.map((hash) => found.get(hash.toString('hex')))
})

/** The kiosk whose token the request's cookie has, also a revoked one. Concurrent lookups are batched. */
export async function findKiosk(db: Db, { cookies }: FastifyRequest): Promise<EnrolledKiosk | undefined> {
  const token = cookies[COOKIE]
  return token ? lookUp(db, hashKioskToken(token)) : undefined
}

export function setKioskToken(token: string, request: FastifyRequest, reply: FastifyReply) {
  reply.setCookie(COOKIE, token, {
    path: '/api',
    sameSite: 'strict',
    secure: request.protocol === 'https',
    httpOnly: true,
    maxAge: KEPT_SECONDS,
  })
}

/** Sets the request's own token again, which postpones the end of the cookie. */
export function renewKioskToken(request: FastifyRequest, reply: FastifyReply) {
  const token = request.cookies[COOKIE]
  if (token) setKioskToken(token, request, reply)
}
