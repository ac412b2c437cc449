import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { Client } from './client.ts'
import { namedByConstraint } from './constraints.ts'

/** Pool timeout: how long a request waits for a connection before the answer is 503. Most need one twice. */
const CONNECTION_WAIT_MS = 1_000
/**
 * Connections stay for a quiet spell. A new one takes tens of milliseconds, with plans to make anew, and at the door's rush
 * would be opened just when there is no time for it.
 */
const IDLE_MS = 10 * 60_000
const STATEMENT_TIMEOUT_MS = 5_000
/** Longer than the server's own limit: it is reached only when the server does not answer at all. */
const SILENCE_TIMEOUT_MS = 6_000

export type Db = ReturnType<typeof connect>
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0]
/** The database, or a transaction on it. */
export type Queryable = Db | Transaction

/** The address that a pool connects to, for connections outside of it. */
export const urlOf = ({ $client }: Db) => $client.options.connectionString!

/** A pool of connections with Drizzle on top. Nothing is opened until the first query. */
export function connect(
  url: string,
  { max = 18, waitMs = CONNECTION_WAIT_MS, silenceMs = SILENCE_TIMEOUT_MS } = {},
) {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: silenceMs,
    // The pool passes these options on.
    Client: Client as unknown as new () => pg.Client,
    application_name: 'nightshift',
  })
  // A connection may fail while it is idle in the pool. An unhandled 'error' event would end the process.
  pool.on('error', () => {})
  const db = drizzle({ client: pool, casing: 'snake_case' })
  const begin = db.transaction.bind(db)
  db.transaction = async (run, config) => {
    const effects: Effects = new Map()
    const result = await begin((tx) => run(withEffects(tx, { db, effects })), config).catch(throwNamed)
    for (const effect of effects.values()) effect()
    return result
  }
  return db
}

function throwNamed(error: unknown): never {
  throw namedByConstraint(error)
}

type Effects = Map<string, () => void>
type Open = { db: Db; effects: Effects }

const open = new WeakMap<object, Open>()

/** What a savepoint leaves behind is forgotten when it is rolled back, and is the transaction's otherwise. */
function withEffects(tx: Transaction, { db, effects }: Open) {
  open.set(tx, { db, effects })
  const begin = tx.transaction.bind(tx)
  tx.transaction = async (run) => {
    const inner: Effects = new Map()
    const result = await begin((nested) => run(withEffects(nested, { db, effects: inner }))).catch(throwNamed)
    for (const [name, effect] of inner) effects.set(name, effect)
    return result
  }
  return tx
}

/**
 * Does something once the transaction is committed, and never after a rollback; outside of a transaction, now. The same
 * name twice is one effect.
 */
export function afterCommit(tx: Queryable, name: string, effect: (db: Db) => void) {
  const { db, effects } = open.get(tx) ?? { db: tx as Db, effects: undefined }
  if (effects) effects.set(name, () => effect(db))
  else effect(db)
}
