import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openVenue } from '../../../../test/testing/venue.ts'
import { buildApp } from '../../../app.ts'
import { connect } from '../../database/pool.ts'

const venue = await openVenue()
const { $client: administrator } = connect(venue.url, { max: 2 })

/** Ends connections of the server to its database: those that run this statement, or all of them. */
async function cut(statement = '%') {
  const cutting = () =>
    administrator.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'nightshift' and query ilike $1
         and pid <> pg_backend_pid()`,
      [statement],
    )
  while (!(await cutting()).rowCount) await sleep(10)
}

test('a connection that dies while it is used fails that request alone, and nothing of it stays', async () => {
  const ash = await venue.person('Ash')
  const change = venue.db.transaction(async (tx) => {
    await tx.execute(sql`update users set phone = 'half done' where id = ${ash.id}`)
    await tx.execute(sql`select pg_sleep(4)`)
  })
  await Promise.all([expect(change).rejects.toThrow(), cut('%pg_sleep%')])
  const replies = []
  for (let n = 0; n < 5; n += 1) replies.push(await ash.get('/api/users/me'))
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
  expect(replies[0]!.json().phone).toBe('')
})

test('a request whose connection dies is told to come back, and the next one works', async () => {
  const ash = await venue.hire('Ash', 'Actor')
  const clockIn = () => ash.post('/api/clockin', String(ash.positions[0]!.id))
  const door = await administrator.connect()
  await door.query('begin')
  await door.query('lock table time_entries')
  const [reply] = await Promise.all([clockIn(), cut('%insert into time_entries%')])
  await door.query('rollback')
  door.release()
  expect(reply.statusCode).toBe(503)
  expect(reply.headers['retry-after']).toBe('1')
  expect(reply.json().error).toMatchObject({ code: 'busy', requestId: expect.any(String) })
  expect((await clockIn()).statusCode).toBe(200)
})

test('connections that die while they rest are replaced', async () => {
  const ash = await venue.person('Ash')
  const ask = () => Promise.all(Array.from({ length: 10 }, () => ash.get('/api/users/me')))
  await ask()
  await cut()
  await expect.poll(() => venue.db.$client.idleCount).toBe(0)
  expect((await ask()).map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
})

test('when every connection is taken the answer is 503, until one is free again', async () => {
  const db = connect(venue.url, { max: 1 })
  const { config, live } = venue.app
  const app = await buildApp({ config, live, db })
  const taken = await db.$client.connect()
  expect((await app.inject('/api/health')).statusCode).toBe(503)
  taken.release()
  expect((await app.inject('/api/health')).statusCode).toBe(200)
  await app.close()
  await db.$client.end()
})

test('without a database every answer is 503, that of the health check too', async () => {
  const db = connect('postgres://nobody@127.0.0.1:1/nowhere')
  const { config, live } = venue.app
  const app = await buildApp({ config, live, db })
  const headers = { cookie: 'FM_TOKEN=some' }
  for (const url of ['/api/health', '/api/users/me', '/api/publicConfig']) {
    const reply = await app.inject({ url, headers })
    expect([url, reply.statusCode, reply.json().error.code]).toEqual([url, 503, 'busy'])
  }
  await app.close()
  await administrator.end()
})
