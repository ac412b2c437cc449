import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { LiveEvent } from '@nightshift/shared/live'
import pg from 'pg'
import type { Db } from './database/pool.ts'

const CHANNEL = 'nightshift_live'
const BATCH_MS = 50
/** A notification carries at most 8000 bytes. */
const BATCH_SIZE = 40

export type Live = ReturnType<typeof openLive>

/**
 * Tells every process what happened, through PostgreSQL's LISTEN and NOTIFY. Announced after the change is
 * committed and in batches: a NOTIFY inside a transaction makes commits wait for one another. An event may be
 * lost with its process; it is a hint to look again, never the data itself.
 */
export function openLive(db: Db, url: string) {
  const events = new EventEmitter().setMaxListeners(0)
  const pending: LiveEvent[] = []
  let timer: NodeJS.Timeout | undefined
  let closed = false
  let listener: pg.Client | undefined

  async function flush() {
    timer = undefined
    while (pending.length) {
      const batch = pending.splice(0, BATCH_SIZE)
      await db.$client.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(batch)]).catch(() => {})
    }
  }

  async function listen() {
    while (!closed) {
      listener = new pg.Client({
        connectionString: url,
        application_name: 'nightshift live',
        keepAlive: true,
      })
      const ended = new Promise<void>((resolve) =>
        listener?.once('end', resolve).on('error', () => resolve()),
      )
      listener.on('notification', ({ payload }) => {
        for (const event of JSON.parse(payload ?? '[]') as LiveEvent[]) events.emit('event', event)
      })
      try {
        await listener.connect()
        await listener.query(`listen ${CHANNEL}`)
        // What happened while nobody listened is unknown, so everybody looks again.
        events.emit('event', { kind: 'again', festivalId: null })
        await ended
      } catch {
        // The database is away; the next round tries again.
      }
      if (!closed) await sleep(500)
    }
  }
  void listen()

  return {
    announce: (event: LiveEvent) => {
      pending.push(event)
      timer ??= setTimeout(() => void flush(), BATCH_MS)
    },
    subscribe: (hear: (event: LiveEvent) => void) => {
      events.on('event', hear)
      return () => void events.off('event', hear)
    },
    close: async () => {
      closed = true
      clearTimeout(timer)
      await flush()
      await listener?.end().catch(() => {})
    },
  }
}
