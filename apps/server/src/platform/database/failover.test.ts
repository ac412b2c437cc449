import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { openProxy } from '../../../test/testing/tcp-proxy.ts'
import { testDatabase } from '../../../test/testing/test-database.ts'
import { openVenue } from '../../../test/testing/venue.ts'
import { readConfig } from '../config.ts'
import { handleErrors } from '../http/failures/errors.ts'
import { openLive } from '../live.ts'
import { openDatabase } from './open.ts'
import { connect } from './pool.ts'

const venue = await openVenue()
const administrator = connect(venue.url, { max: 1 }).$client
const { name } = (await administrator.query('select current_database() as name')).rows[0]
afterAll(() => administrator.end())
const SILENCE_MS = 300

/** Sets a setting for new connections to the database, and ends the older ones. */
async function reconnectWith(setting: string) {
  await administrator.query(`alter database "${name}" set ${setting}`)
  const { at } = (await administrator.query('select clock_timestamp() as at')).rows[0]
  const endOlder = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and backend_start < $1 and pid <> pg_backend_pid()`
  await expect.poll(async () => (await administrator.query(endOlder, [at])).rowCount).toBe(0)
}

describe('a server that is silent', () => {
  test('is answered 503, also inside a transaction, and its connection is not used again', async () => {
    const proxy = await openProxy(venue.url)
    const db = connect(proxy.url, { max: 1, silenceMs: SILENCE_MS })
    afterAll(() => db.$client.end())
    const app = Fastify()
    handleErrors(app)
    app.get('/', () =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select 1`)
        proxy.freeze()
        await tx.execute(sql`select 2`)
      }),
    )
    expect((await app.inject('/')).statusCode).toBe(503)
    proxy.thaw()
    expect((await db.execute(sql`select 3 as three`)).rows).toEqual([{ three: 3 }])
  })
})

describe('a server that has become a standby', () => {
  test('is answered 503 for single statements and transactions, until it can write again', async () => {
    const ada = await venue.person('Ada', { accessLvl: 3 })
    const ash = await venue.hire('Ash', 'Actor')
    const clockIn = () => ash.post('/api/clockin', String(ash.positions[0]!.id))
    const addEvent = () => ada.post('/api/events', { name: 'Corn maze', festivalId: venue.home.id })
    await reconnectWith('default_transaction_read_only = on')
    for (const call of [clockIn, addEvent]) {
      const reply = await call()
      expect([reply.statusCode, reply.json().error.code]).toEqual([503, 'busy'])
    }
    await administrator.query(`alter database "${name}" reset default_transaction_read_only`)
    // Connections from before are thrown away as they fail, at most as many as the pool holds.
    await expect.poll(async () => (await addEvent()).statusCode, { interval: 10 }).toBe(200)
    await expect.poll(async () => (await clockIn()).statusCode, { interval: 10 }).toBe(200)
  })

  test('is not healthy', async () => {
    expect((await venue.visitor.get('/api/health')).statusCode).toBe(200)
    // PostgreSQL's own function comes second in this search path.
    await administrator.query(
      `create function public.pg_is_in_recovery() returns boolean language sql as 'select true'`,
    )
    await reconnectWith('search_path = public, pg_catalog')
    expect((await venue.visitor.get('/api/health')).statusCode).toBe(503)
    await administrator.query('drop function public.pg_is_in_recovery()')
    expect((await venue.visitor.get('/api/health')).statusCode).toBe(200)
  })

  test('that refuses LISTEN is asked again without keeping connections open', async () => {
    const { db, url } = await testDatabase()
    const refusing = await openProxy(url, {
      toServer: (chunk) =>
        Buffer.from(chunk.toString('latin1').replace(/^Q(.*)listen /s, 'Q$1refuse '), 'latin1'),
    })
    const live = openLive(db, refusing.url)
    await sleep(1_800)
    // At least three attempts: a connection that was just closed may still be there for a moment.
    await expect.poll(refusing.connections).toBeLessThanOrEqual(1)
    await live.close()
  })
})

describe('a start', () => {
  async function freePort() {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    server.close()
    await once(server, 'close')
    return port
  }

  const configFor = (url: string, seconds: number) =>
    readConfig({ DATABASE_URL: url, DATABASE_WAIT_SECONDS: String(seconds) })

  test('waits for a database that is not there yet', async () => {
    const { url } = await testDatabase()
    const later = new URL(url)
    const port = await freePort()
    later.port = String(port)
    const [database] = await Promise.all([
      openDatabase(configFor(later.href, 10)),
      sleep(700).then(() => openProxy(url, { port })),
    ])
    expect((await database.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
    await database.close()
  })

  test('gives up with a sentence after the time it may wait', async () => {
    const begun = Date.now()
    const start = openDatabase(configFor('postgres://venue:secret@127.0.0.1:1/venue', 2))
    await expect(start).rejects.toThrow(
      'The database at 127.0.0.1:1/venue cannot be used: nothing answers there (ECONNREFUSED).',
    )
    expect(Date.now() - begun).toBeGreaterThan(900)
  })
})
