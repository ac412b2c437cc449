import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { LiveEvent } from '@nightshift/shared/audit/live'
import { Client } from './database/client.ts'
import { afterCommit, type Db, type Queryable } from './database/pool.ts'

/** On it the database itself says that something of a public site has changed. */
const PUBLIC_CHANNEL = 'nightshift_public_site'
const CHANNEL = 'nightshift_live'
const BATCH_MS = 50
/** A notification carries at most 8000 bytes. */
const BATCH_SIZE = 40
const AGAIN: LiveEvent = { kind: 'again', festivalId: null }
const RETRY_MS = 500

/**
 * A connection through a frozen proxy, or to a server that is no longer the primary, looks alive and says nothing. So it
 * is asked something all the time.
 */
const ASKED_EVERY_MS = 2_000
const PATIENCE_MS = 3_000

export type Live = ReturnType<typeof openLive>

const announcers = new WeakMap<Db, (event: LiveEvent) => void>()

/** From now on what is changed in this database is announced there. */
export const announceThrough = (db: Db, live: Live) =>
  void announcers.set(db, (event) => live.announce(event))

/** Announces a change with the commit of its transaction, once however often it is said in it. */
export function announce(tx: Queryable, event: LiveEvent) {
  afterCommit(tx, JSON.stringify(event), (db) => announcers.get(db)?.(event))
}

/**
 * Publish/subscribe between processes, by PostgreSQL's LISTEN and NOTIFY. Events are sent in batches after the commit:
 * a NOTIFY inside a transaction serialises commits. Delivery is at most once: an event is a hint to refetch, never data.
 * Whenever events may have been lost, here or on their way, `again` says so to all as soon as that is possible.
 */
export function openLive(
  db: Db,
  url: string,
  { askedEveryMs = ASKED_EVERY_MS, patienceMs = PATIENCE_MS } = {},
) {
  const events = new EventEmitter().setMaxListeners(0)
  const pending: LiveEvent[] = []
  let timer: NodeJS.Timeout | undefined
  let flushedAt = 0
  let closed = false
  let listener: Client | undefined
  let isListening = false

  /** The timer stays set until the end, so that two flushes never overtake each other on two connections. */
  async function flush() {
    while (pending.length) {
      const batch = pending.splice(0, BATCH_SIZE)
      const sent = await db.$client.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(batch)]).then(
        () => true,
        () => false,
      )
      if (sent || closed) continue
      // One event stands for all that were not sent, until the database is back.
      if (pending[0] !== AGAIN) pending.unshift(AGAIN)
      await sleep(RETRY_MS)
    }
    flushedAt = performance.now()
    timer = undefined
  }

  /** Rejects when the connection does not answer in time, or as a standby, which refuses to listen. */
  async function watch(client: Client): Promise<never> {
    for (;;) {
      await sleep(askedEveryMs, undefined, { ref: false })
      await client.query(`listen ${CHANNEL}`)
    }
  }

  async function listen() {
    while (!closed) {
      try {
        listener = new Client({
          connectionString: url,
          application_name: 'nightshift live',
          keepAlive: true,
          connectionTimeoutMillis: patienceMs,
          query_timeout: patienceMs,
        })
        const ended = new Promise<void>((resolve) =>
          listener?.once('end', resolve).on('error', () => resolve()),
        )
        listener.on('notification', ({ channel, payload }) => {
          if (channel === PUBLIC_CHANNEL) return events.emit('publicSite')
          for (const event of JSON.parse(payload ?? '[]') as LiveEvent[]) events.emit('event', event)
        })
        await listener.connect()
        await listener.query(`listen ${CHANNEL}; listen ${PUBLIC_CHANNEL}`)
        isListening = true
        // Events were missed while disconnected, so all subscribers refetch.
        events.emit('event', AGAIN)
        events.emit('publicSite')
        await Promise.race([ended, watch(listener)])
      } catch {
        // The database is unreachable, or a standby; the next round retries.
      }
      isListening = false
      // Not awaited: a server that is silent would never confirm it.
      listener?.end().catch(() => {})
      if (!closed) await sleep(RETRY_MS)
    }
  }
  void listen()

  return {
    announce: (event: LiveEvent) => {
      // Whoever changes something here sees it on the next page, before the database has told it.
      if (event.kind === 'site' || event.kind === 'setting') events.emit('publicSite')
      pending.push(event)
      // After a quiet time at once, so that what somebody changes shows elsewhere without a wait.
      timer ??= setTimeout(() => void flush(), Math.max(0, flushedAt + BATCH_MS - performance.now()))
    },
    subscribe: (hear: (event: LiveEvent) => void) => {
      events.on('event', hear)
      return () => void events.off('event', hear)
    },
    /** Hears that something of a public site may have changed, whoever has changed it. */
    onPublicSite: (hear: () => void) => {
      events.on('publicSite', hear)
      return () => void events.off('publicSite', hear)
    },
    /** Whether events arrive. */
    isListening: () => isListening,
    close: async () => {
      closed = true
      clearTimeout(timer)
      await flush()
      await listener?.end().catch(() => {})
    },
  }
}
