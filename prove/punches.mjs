import { createHash, randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { call } from './api.mjs'

const PAUSE_MS = 50
const GIVE_UP_MS = 120_000

/** The same as md5(text)::uuid in PostgreSQL. */
export const idOf = (text) =>
  createHash('md5')
    .update(text)
    .digest('hex')
    .replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5')

/** The badge code with this number in venue.sql. */
export function badgeOf(number) {
  const id = idOf(`badge ${number}`)
  return { id, code: `FM-BADGE:${id}:NIGHTSHIFT` }
}

/** One scan of a badge. Acknowledged means an answer that confirms the punch. */
export async function scan(port, number, { key = randomUUID(), ...options } = {}) {
  const { status, text } = await call(port, '/api/badgescan', {
    method: 'POST',
    headers: { 'idempotency-key': key },
    body: { badgeCode: badgeOf(number).code },
    ...options,
  })
  const acknowledged = status === 200 && /"clocked(In|Out)":true/.test(text)
  return { status, text, acknowledged }
}

/** Scans a badge as the kiosk does: retries with the same idempotency key until it is acknowledged. */
export async function scanUntilAcknowledged(
  port,
  number,
  { key = randomUUID(), refused = () => {}, ...options } = {},
) {
  const end = Date.now() + GIVE_UP_MS
  while (Date.now() < end) {
    const { acknowledged, status } = await scan(port, number, { key, ...options }).catch(() => ({}))
    if (acknowledged) return true
    refused(status)
    await sleep(PAUSE_MS)
  }
  return false
}

/**
 * Concurrent clients that scan each badge once. `acknowledged` is live; `done` resolves after the last badge.
 * `heard` is called after each acknowledgement with their number.
 */
export function punchAll(port, { from = 1, to, clients = 20, heard = () => {}, ...options }) {
  const acknowledged = new Set()
  /** Answers that are neither an acknowledgement nor "come back later". */
  const strange = []
  const refused = (status) => status !== undefined && status !== 503 && strange.push(status)
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  let next = from
  let stopped = false
  const client = async () => {
    while (next <= to && !stopped) {
      const number = next
      next += 1
      if (!(await scanUntilAcknowledged(port, number, { agent, refused, ...options }))) continue
      acknowledged.add(number)
      heard(acknowledged.size)
    }
  }
  const done = Promise.all(Array.from({ length: clients }, client)).then(() => agent.destroy())
  return {
    acknowledged,
    strange,
    done,
    stop: () => {
      stopped = true
      return done
    },
  }
}
