import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { StartupError } from '../startup-error.ts'
import { openClient } from './client.ts'

/** PostgreSQL versions before this one lack what the migrations use. */
export const OLDEST_POSTGRES = 15

/** Refuses a database that is too old or that stores texts in another encoding, in one sentence. */
export async function refuseUnsuitable(client: pg.Client) {
  const { rows } = await client.query<{ version: number; name: string; encoding: string }>(
    `select current_setting('server_version_num')::int / 10000 as version, current_database() as name,
       current_setting('server_encoding') as encoding`,
  )
  const { version, name, encoding } = rows[0]!
  if (version < OLDEST_POSTGRES)
    throw new StartupError(
      `The database ${name} is on PostgreSQL ${version}, and ${OLDEST_POSTGRES} or later is needed.`,
    )
  if (encoding !== 'UTF8')
    throw new StartupError(
      `The database ${name} has the encoding ${encoding}, in which names with accents are lost: make another one with create database … encoding 'UTF8' template template0.`,
    )
}

const NOTIFY_EVERY_MS = 1_000

/**
 * Refuses a pooler that hands a connection to others after each transaction or statement, as PgBouncer does in these
 * modes: what listens there never hears anything, and session settings and locks go astray.
 */
export async function refuseTransactionPooling(url: string, { patienceMs = 5_000 } = {}) {
  const channel = `nightshift_start_${randomBytes(6).toString('hex')}`
  const open = () =>
    openClient({
      connectionString: url,
      application_name: 'nightshift start',
      connectionTimeoutMillis: 10_000,
      query_timeout: 10_000,
    })
  const [listening, notifying] = await Promise.all([open(), open()])
  try {
    const heard = new Promise<boolean>((resolve) => listening.once('notification', () => resolve(true)))
    await listening.query(`listen ${channel}`)
    // It asks nothing from here on: with an answer, a pooler could hand on what it has for somebody else.
    for (const deadline = Date.now() + patienceMs; Date.now() < deadline; ) {
      await notifying.query(`notify ${channel}`)
      if (await Promise.race([heard, sleep(Math.min(NOTIFY_EVERY_MS, patienceMs), false)])) return
    }
  } finally {
    await Promise.all([listening.end(), notifying.end()]).catch(() => {})
  }
  throw new StartupError(
    'DATABASE_URL leads to a connection pooler that hands connections on after each transaction (a LISTEN does not come back): set it to session mode, or name PostgreSQL itself.',
  )
}
