import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { LiveEvent } from '@nightshift/shared/audit/live'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { testDatabase } from '../../test/testing/test-database.ts'
import { openLive } from './live.ts'

const { db, url } = await testDatabase()
const here = openLive(db, url)
const there = openLive(db, url)
afterAll(async () => {
  await here.close()
  await there.close()
})

const listeners = () =>
  db.$client.query(
    `select pid from pg_stat_activity where datname = current_database() and application_name = 'nightshift live' and query ilike 'listen %'`,
  )
const everybodyListens = () => expect.poll(async () => (await listeners()).rowCount).toBe(2)
const AGAIN: LiveEvent = { kind: 'again', festivalId: null }
const punch = (festivalId: number): LiveEvent => ({ kind: 'punch', festivalId, userId: 'somebody' })

function hearing(live: typeof here) {
  const heard: LiveEvent[] = []
  return { heard, stop: live.subscribe((event) => heard.push(event)) }
}

test('events of one process reach the subscribers of all, in order and in any number', async () => {
  await everybodyListens()
  const ears = [hearing(here), hearing(there)]
  const announced = Array.from({ length: 250 }, (_, n) => punch(n))
  for (const event of announced) here.announce(event)
  for (const { heard, stop } of ears) {
    await expect.poll(() => heard.length).toBe(250)
    expect(heard).toEqual(announced)
    stop()
  }
})

test('an event after a quiet time is sent at once, by a timer that is never negative', async () => {
  await everybodyListens()
  const { heard, stop } = hearing(here)
  const timers = vi.spyOn(globalThis, 'setTimeout')
  here.announce(punch(1))
  await expect.poll(() => heard).toEqual([punch(1)])
  // Node 25 warns of each.
  expect(timers.mock.calls.filter(([, wait]) => Number(wait) < 0)).toEqual([])
  stop()
})

test('a later event never overtakes one whose notification is slow', async () => {
  await everybodyListens()
  const { heard, stop } = hearing(there)
  const query = db.$client.query.bind(db.$client) as (...args: unknown[]) => Promise<unknown>
  vi.spyOn(db.$client, 'query').mockImplementationOnce((async (...args: unknown[]) => {
    await sleep(200)
    return query(...args)
  }) as never)
  here.announce(punch(1))
  await sleep(100)
  here.announce(punch(2))
  await expect.poll(() => heard.length).toBe(2)
  expect(heard).toEqual([punch(1), punch(2)])
  stop()
})

test('a listener that unsubscribed gets no more events', async () => {
  const [gone, present] = [hearing(there), hearing(there)]
  gone.stop()
  here.announce(punch(1))
  await expect.poll(() => present.heard.length).toBe(1)
  expect(gone.heard).toEqual([])
  present.stop()
})

test('after a lost connection all subscribers are told to refetch, and get events again', async () => {
  await everybodyListens()
  const { heard, stop } = hearing(there)
  for (const { pid } of (await listeners()).rows)
    await db.$client.query('select pg_terminate_backend($1)', [pid])
  await expect.poll(() => heard, { timeout: 5_000 }).toEqual([AGAIN])
  await everybodyListens()
  here.announce(punch(2))
  await expect.poll(() => heard.at(-1)).toEqual(punch(2))
  stop()
})

/** A proxy in front of the database that can be frozen: it takes connections and bytes, and passes nothing on. */
async function freezingProxy() {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  let frozen = false
  const server = createServer({ pauseOnConnect: true }, (near) => {
    sockets.add(near)
    near.on('error', () => {})
    if (frozen) return
    const far = connect(Number(target.port), target.hostname)
    sockets.add(far)
    far.on('error', () => {})
    near.pipe(far).pipe(near)
    near.resume()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const address = new URL(url)
  address.port = String((server.address() as AddressInfo).port)
  return {
    url: address.href,
    freeze() {
      frozen = true
      for (const socket of sockets) socket.unpipe().pause()
    },
    thaw() {
      frozen = false
    },
  }
}

const IMPATIENT = { askedEveryMs: 50, patienceMs: 300 }

test('a connection that is silent is given up, and whoever was cut off reads again', async () => {
  const proxy = await freezingProxy()
  const cutOff = openLive(db, proxy.url, IMPATIENT)
  onTestFinished(() => cutOff.close())
  const { heard } = hearing(cutOff)
  await expect.poll(() => heard).toEqual([AGAIN])
  proxy.freeze()
  here.announce(punch(1))
  await sleep(500)
  proxy.thaw()
  await expect.poll(() => heard, { timeout: 5_000 }).toEqual([AGAIN, AGAIN])
  here.announce(punch(2))
  await expect.poll(() => heard.at(-1)).toEqual(punch(2))
})

test('events that could not be sent are made up for by one that has everything read again', async () => {
  await everybodyListens()
  const { heard, stop } = hearing(there)
  vi.spyOn(db.$client, 'query').mockImplementationOnce((() => Promise.reject(new Error('gone'))) as never)
  here.announce(punch(1))
  await expect.poll(() => heard, { timeout: 5_000 }).toEqual([AGAIN])
  stop()
})

test('closing flushes the pending events', async () => {
  await everybodyListens()
  const { heard, stop } = hearing(there)
  const third = openLive(db, url)
  third.announce(punch(3))
  await third.close()
  await expect.poll(() => heard.at(-1)).toEqual(punch(3))
  stop()
})
