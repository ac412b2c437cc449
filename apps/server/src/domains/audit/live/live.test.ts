import { get, type IncomingMessage } from 'node:http'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import type { LiveEvent } from '@nightshift/shared/audit/live'
import { badgeCodeOf } from '@nightshift/shared/kiosk/badge'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { secondServer } from '../../../../test/testing/second-server.ts'
import { openVenue, type Person } from '../../../../test/testing/venue.ts'
import { sessions, users } from '../../../platform/database/schema.ts'

// People listen at one server while everything happens at another; between them is nothing but the database.
const venue = await openVenue()
const server = await secondServer(venue)
const address = await server.listen({ host: '127.0.0.1', port: 0 })

beforeAll(async () => {
  const listening = `select 1 from pg_stat_activity where datname = current_database() and query ilike 'listen %'`
  await vi.waitFor(async () => expect((await venue.db.$client.query(listening)).rowCount).toBe(2), 10_000)
})

type Stream = { events: LiveEvent[]; ended: Promise<void>; response: IncomingMessage; leave: () => void }

/** Opens the stream of a person, as a browser does, and writes down what comes. */
async function listen({ id }: { id: string }, { cookie = '', at = address } = {}): Promise<Stream> {
  const headers = { cookie: `${await venue.signIn(id)}${cookie}` }
  const request = get(`${at}/api/live`, { headers, agent: false })
  const leave = () => void request.destroy()
  onTestFinished(leave)
  const response = await new Promise<IncomingMessage>((resolve) => request.on('response', resolve))
  const events: LiveEvent[] = []
  const read = async () => {
    for await (const line of createInterface(response)) {
      if (line.startsWith('data: ')) events.push(JSON.parse(line.slice('data: '.length)))
    }
  }
  return { events, response, leave, ended: read().catch(() => {}) }
}

/** Everything that was announced so far has arrived: what comes last reaches everybody, in order. */
async function settle(...streams: Stream[]) {
  venue.app.live.announce({ kind: 'again', festivalId: null })
  for (const { events } of streams) await expect.poll(() => events.at(-1)?.kind).toBe('again')
}
const received = ({ events }: Stream) => events.filter(({ kind }) => kind !== 'again')

const clockIn = (person: Person & { positions: { id: number }[] }) =>
  person.post('/api/clockin', String(person.positions[0]!.id))

describe('a punch at another server', () => {
  test('reaches the leads of the festival, in the form that browsers understand', async () => {
    const [lena, ash] = [await venue.person('Lena', { accessLvl: 1 }), await venue.hire('Ash', 'Actor')]
    const stream = await listen(lena)
    expect(stream.response.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
    })
    await clockIn(ash)
    await settle(stream)
    expect(received(stream)).toEqual([{ kind: 'punch', festivalId: venue.home.id, userId: ash.id }])
  })

  test('is published from the page, the kiosk and the managers alike', async () => {
    const [mara, ash] = [await venue.person('Mara', { accessLvl: 2 }), await venue.hire('Ash', 'Actor')]
    const stream = await listen(mara)
    const { id } = (await clockIn(ash)).json()
    venue.wait(60_000)
    await venue.visitor.post('/api/badgescan', { badgeCode: badgeCodeOf(ash.id) })
    await mara.patch(`/api/timeclock/${id}`, { note: 'Rain' })
    await mara.delete(`/api/timeclock/${id}`)
    await settle(stream)
    expect(received(stream)).toHaveLength(4)
  })

  test('is not published when it was refused, nor twice when it was repeated', async () => {
    const [lena, ash] = [await venue.person('Lena', { accessLvl: 1 }), await venue.hire('Ash', 'Actor')]
    const stream = await listen(lena)
    const scan = () => venue.visitor.post('/api/badgescan', { badgeCode: badgeCodeOf(ash.id) })
    await scan()
    await scan()
    await clockIn(ash)
    await settle(stream)
    expect(received(stream)).toHaveLength(1)
  })

  test('reaches an employee only when it is their own', async () => {
    const [ash, bo] = [await venue.hire('Ash', 'Actor'), await venue.hire('Bo', 'Actor')]
    const stream = await listen(ash)
    await clockIn(bo)
    await clockIn(ash)
    await settle(stream)
    expect(received(stream)).toEqual([{ kind: 'punch', festivalId: venue.home.id, userId: ash.id }])
  })

  test('reaches nobody of another festival, nor anybody who has not chosen one', async () => {
    const elsewhere = await venue.festival('Elsewhere')
    const streams = [
      await listen(await venue.person('Stranger', { accessLvl: 2, festivalId: elsewhere.id })),
      await listen(await venue.person('Guest', { accessLvl: 1, festivalId: null })),
    ]
    // The cookie counts for nobody who has a festival.
    const sly = await venue.person('Sly', { accessLvl: 2, festivalId: elsewhere.id })
    streams.push(await listen(sly, { cookie: `; FM_CUR_FEST=${venue.home.id}` }))
    await clockIn(await venue.hire('Ash', 'Actor'))
    await settle(...streams)
    expect(streams.map(received)).toEqual([[], [], []])
  })

  test('reaches the highest level in the festival they chose, or everywhere', async () => {
    const elsewhere = await venue.festival('Elsewhere')
    const ada = await venue.person('Ada', { accessLvl: 3, festivalId: null })
    const everywhere = await listen(ada)
    const here = await listen(ada, { cookie: `; FM_CUR_FEST=${venue.home.id}` })
    const there = await listen(ada, { cookie: `; FM_CUR_FEST=${elsewhere.id}` })
    await clockIn(await venue.hire('Ash', 'Actor'))
    await settle(everywhere, here, there)
    expect([everywhere, here, there].map((stream) => received(stream).length)).toEqual([1, 1, 0])
  })
})

describe('the other events', () => {
  test('reach the leads of the festival, and no employee', async () => {
    const streams = [
      await listen(await venue.person('Lena', { accessLvl: 1 })),
      await listen(await venue.person('Ash')),
    ]
    venue.app.live.announce({ kind: 'application', festivalId: venue.home.id })
    venue.app.live.announce({ kind: 'employee', festivalId: venue.home.id })
    await settle(...streams)
    expect(streams.map((stream) => received(stream).map(({ kind }) => kind))).toEqual([
      ['application', 'employee'],
      [],
    ])
  })
})

describe('the stream', () => {
  afterEach(() => void vi.useRealTimers())

  test('is for people who are signed in', async () => {
    expect((await venue.visitor.get('/api/live')).statusCode).toBe(401)
  })

  test.each([
    ['the session ends', ({ id }: Person) => venue.db.delete(sessions).where(eq(sessions.userId, id))],
    [
      'its person is deactivated',
      ({ id }: Person) => venue.db.update(users).set({ isActive: false }).where(eq(users.id, id)),
    ],
    [
      'its person is demoted and calls again',
      ({ id }: Person) => venue.db.update(users).set({ accessLvl: 0 }).where(eq(users.id, id)),
    ],
  ])('ends at the next heartbeat when %s', async (_when, happens) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const lena = await venue.person('Lena', { accessLvl: 1 })
    const { ended } = await listen(lena)
    const open = () => Promise.race([ended.then(() => 'ended'), sleep(50).then(() => 'open')])
    vi.advanceTimersByTime(20_000)
    expect(await open()).toBe('open')
    await happens(lena)
    vi.advanceTimersByTime(20_000)
    await expect.poll(open).toBe('ended')
  })

  test('ends when the server closes, which does not wait for it', async () => {
    const closing = await secondServer(venue)
    const at = await closing.listen({ host: '127.0.0.1', port: 0 })
    const streams = [
      await listen(await venue.person('Lena', { accessLvl: 1 }), { at }),
      await listen(await venue.person('Ash'), { at }),
    ]
    const began = performance.now()
    await closing.close()
    await Promise.all(streams.map(({ ended }) => ended))
    expect(performance.now() - began).toBeLessThan(2_000)
  })

  test('is refused beyond twenty of one session, until one of them ends', async () => {
    const lena = await venue.person('Lena', { accessLvl: 1 })
    const headers = { cookie: await venue.signIn(lena.id) }
    const open = () =>
      new Promise<IncomingMessage>((resolve) => {
        const request = get(`${address}/api/live`, { headers, agent: false }, resolve)
        request.on('error', () => {})
        onTestFinished(() => void request.destroy())
      })
    const first = await open()
    const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await open()).statusCode))
    expect(statuses.filter((status) => status === 200)).toHaveLength(19)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    expect((await listen(lena)).response.statusCode).toBe(200)
    first.destroy()
    await expect.poll(async () => (await open()).statusCode).toBe(200)
  })

  test('is cleaned up when the browser disconnects', async () => {
    const leave = vi.fn()
    vi.spyOn(server.live, 'subscribe').mockReturnValueOnce(leave)
    const stream = await listen(await venue.person('Lena', { accessLvl: 1 }))
    stream.leave()
    await expect.poll(() => leave.mock.calls.length).toBeGreaterThan(0)
  })
})
