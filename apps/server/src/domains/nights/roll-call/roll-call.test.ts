import { randomUUID } from 'node:crypto'
import type { NewTick, RollCall } from '@nightshift/shared/nights/roll-call/contract'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openVenue } from '../../../../test/testing/venue.ts'
import { auditLog, kiosks, timeEntries } from '../../../platform/database/schema.ts'
import { expectRefusal } from '../../people/employees/testing/refused.ts'

const venue = await openVenue()
const lena = await venue.person('Lena', { accessLvl: 1 })
const luis = await venue.person('Luis', { accessLvl: 1 })
const bog = await venue.event('The Bog')
const bogActor = await venue.position('Bog Actor', { eventId: bog.id })
const ago = (minutes: number) => new Date(venue.clock.now.getTime() - minutes * 60_000).toISOString()

/** Somebody at the bog, clocked in for so many minutes. */
async function atWork(firstName: string, minutes = 60) {
  const person = await venue.person(firstName)
  const entry = await venue.shift(person.id, ago(minutes), null, {
    ...{ positionId: bogActor.id, positionName: 'Bog Actor' },
  })
  return { ...person, entry }
}

const clockOut = (id: number, endTime: Date) =>
  venue.db.update(timeEntries).set({ endTime }).where(eq(timeEntries.id, id))

async function start(isDrill = false): Promise<RollCall> {
  const reply = await lena.post('/api/roll-calls', { festivalId: venue.home.id, isDrill })
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json()
}
const read = async (id: number): Promise<RollCall> => (await lena.get(`/api/roll-calls/${id}`)).json()
const end = (id: number) => lena.post(`/api/roll-calls/${id}/end`)
const past = async () => (await lena.get('/api/roll-calls', { festivalId: String(venue.home.id) })).json()

const tickOf = (personId: string, isSafe = true, at = venue.clock.now): NewTick => ({
  ...{ key: randomUUID(), personId, isSafe, at: at.toISOString() },
})
const send = (id: number, ...ticks: NewTick[]) => lena.post(`/api/roll-calls/${id}/ticks`, { ticks })
const safe = ({ ticks }: RollCall) =>
  ticks
    .filter(({ isSafe }) => isSafe)
    .map(({ personId }) => personId)
    .sort()
const on = ({ people }: RollCall, { id }: { id: string }) => people.find((person) => person.id === id)

beforeEach(async () => {
  await venue.db.$client.query('delete from roll_calls')
  await venue.db.$client.query('delete from time_entries')
  await venue.db.$client.query('delete from kiosks')
  venue.wait(60_000)
})

describe('the list', () => {
  test('has everybody who is clocked in at this festival, with attraction, position and since when', async () => {
    const [ash, bo] = [await atWork('Ash'), await atWork('Bo')]
    await clockOut(bo.entry.id, venue.clock.now)
    const elsewhere = await venue.festival('Elsewhere')
    const cy = await venue.person('Cy', { festivalId: elsewhere.id })
    const position = await venue.position('Actor', { festivalId: elsewhere.id })
    await venue.shift(cy.id, ago(5), null, { festivalId: elsewhere.id, positionId: position.id })
    const { people, startedBy, isDrill, endedAt } = await start()
    expect({ startedBy, isDrill, endedAt }).toEqual({
      startedBy: 'Lena Graves',
      isDrill: false,
      endedAt: null,
    })
    expect(people).toMatchObject([
      {
        ...{
          id: ash.id,
          firstName: 'Ash',
          attraction: 'The Bog',
          positionName: 'Bog Actor',
          joined: 'start',
        },
        ...{ photo: null, addedBy: null, since: ago(60), leftAt: null },
      },
    ])
  })

  test('gains those who clock in later, and those whose scan was delivered later', async () => {
    await atWork('Ash')
    const { id } = await start()
    const late = await atWork('Late', 30)
    venue.wait(60_000)
    const new_ = await atWork('New', 0)
    const { people } = await read(id)
    expect(people).toHaveLength(3)
    expect(on({ people } as RollCall, late)).toMatchObject({ joined: 'later', attraction: 'The Bog' })
    expect(on({ people } as RollCall, new_)?.joined).toBe('later')
    await send(id, tickOf(new_.id))
    expect(safe(await read(id))).toEqual([new_.id])
  })

  test('says who has clocked out since, and keeps them', async () => {
    const ash = await atWork('Ash')
    const { id } = await start()
    venue.wait(60_000)
    await clockOut(ash.entry.id, venue.clock.now)
    expect((await read(id)).people).toMatchObject([{ id: ash.id, leftAt: venue.clock.now.toISOString() }])
    await venue.db.delete(timeEntries)
    expect((await read(id)).people).toMatchObject([{ id: ash.id, since: null, leftAt: null }])
  })

  test('is of the moment of its end afterwards', async () => {
    const ash = await atWork('Ash')
    const { id } = await start()
    venue.wait(60_000)
    await end(id)
    venue.wait(60_000)
    await clockOut(ash.entry.id, venue.clock.now)
    await atWork('Tomorrow', 0)
    const { people, endedBy } = await read(id)
    expect(endedBy).toBe('Lena Graves')
    expect(people).toMatchObject([{ id: ash.id, leftAt: null }])
  })

  test('of a scan that comes after the end shows who was there all the time', async () => {
    const { id } = await start()
    venue.wait(60_000)
    await end(id)
    venue.wait(60_000)
    const late = await atWork('Late', 30)
    expect((await read(id)).people).toMatchObject([{ id: late.id, joined: 'later' }])
    expect((await past())[0]).toMatchObject({ people: 0, missing: 0 })
    expect((await send(id, tickOf(late.id))).json()).toEqual({ refused: [] })
    expect((await past())[0]).toMatchObject({ people: 0, missing: 0 })
  })

  test('says which kiosks have scans that nobody has seen', async () => {
    const { now: lastSeenAt } = venue.clock
    const at = (minutes: number) => new Date(ago(minutes))
    await venue.kiosk('Gate', { lastSeenAt, waitingPunches: 3, oldestWaitingAt: at(4) })
    await venue.kiosk('Barn', { lastSeenAt: at(10) })
    await venue.kiosk('Fine', { lastSeenAt })
    await venue.kiosk('Attic', { lastSeenAt: at(60 * 25) })
    await venue.kiosk('Removed', { lastSeenAt, waitingPunches: 2, revokedAt: lastSeenAt })
    expect((await start()).kiosks).toEqual([
      { name: 'Barn', waiting: 0, oldestAt: null, silentSince: ago(10) },
      { name: 'Gate', waiting: 3, oldestAt: ago(4), silentSince: null },
    ])
    // What they report later says nothing about one that is over.
    const { id } = (await lena.get('/api/roll-calls/current', { festivalId: String(venue.home.id) })).json()
      .current
    expect((await end(id)).json().kiosks).toEqual([])
    expect((await read(id)).kiosks).toEqual([])
    await venue.db.delete(kiosks)
  })
})

describe('start and end', () => {
  test('are audited with their numbers, drills as such; one is under way at a time', async () => {
    const [ash] = [await atWork('Ash'), await atWork('Bo')]
    const { id } = await start(true)
    await expectRefusal(venue, 'rollCallOpen', () =>
      luis.post('/api/roll-calls', { festivalId: venue.home.id, isDrill: false }),
    )
    await send(id, tickOf(ash.id))
    venue.wait(90_000)
    expect((await end(id)).json()).toMatchObject({ id, endedBy: 'Lena Graves' })
    await expectRefusal(venue, 'rollCallEnded', () => end(id))
    const isAbout = and(eq(auditLog.entity, 'rollCall'), eq(auditLog.entityId, String(id)))
    expect(await venue.db.select().from(auditLog).where(isAbout).orderBy(auditLog.id)).toMatchObject([
      { action: 'startRollCall', actorId: lena.id, after: { isDrill: true, people: 2 } },
      { action: 'endRollCall', after: { isDrill: true, people: 2, missing: 1 } },
    ])
    expect(await past()).toMatchObject([{ id, isDrill: true, people: 2, missing: 1 }])
    expect((await start()).isDrill).toBe(false)
  })

  test('two starts at once are one roll-call', async () => {
    const body = { festivalId: venue.home.id, isDrill: false }
    const replies = await Promise.all([lena, luis].map((lead) => lead.post('/api/roll-calls', body)))
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  test('there is none until somebody starts one', async () => {
    const current = async () =>
      (await lena.get('/api/roll-calls/current', { festivalId: String(venue.home.id) })).json()
    expect(await current()).toEqual({ current: null })
    const { id } = await start()
    expect((await current()).current.id).toBe(id)
    await end(id)
    expect(await current()).toEqual({ current: null })
  })

  test('a festival that does not exist has none', async () => {
    const ada = await venue.person('Ada', { accessLvl: 3, festivalId: null })
    await expectRefusal(venue, 'notFound', () =>
      ada.post('/api/roll-calls', { festivalId: 2_000_000_000, isDrill: true }),
    )
  })
})

describe('ticks', () => {
  test('count once, however often they are sent; the last by its instant counts, in any order', async () => {
    const [ash, bo] = [await atWork('Ash'), await atWork('Bo')]
    const { id } = await start()
    const started = venue.clock.now.getTime()
    const at = (seconds: number) => new Date(started + seconds * 1000)
    const [tick, undo, again] = [
      tickOf(ash.id, true, at(1)),
      tickOf(ash.id, false, at(2)),
      tickOf(ash.id, true, at(3)),
    ]
    const other = tickOf(bo.id, true, at(1))
    venue.wait(10_000)
    await send(id, undo, other)
    await send(id, tick, other)
    expect(safe(await read(id))).toEqual([bo.id])
    await send(id, again)
    await send(id, undo, tick)
    const { ticks } = await read(id)
    expect(ticks).toContainEqual({
      ...{ key: again.key, personId: ash.id, isSafe: true, at: at(3).toISOString() },
      ...{ by: 'Lena Graves', isLate: false },
    })
    const { rows } = await venue.db.$client.query('select count(*)::int from roll_call_ticks')
    expect(rows[0].count).toBe(4)
  })

  test('of phones with a wrong clock lie within the roll-call', async () => {
    const [ash, bo] = [await atWork('Ash'), await atWork('Bo')]
    const { id } = await start()
    const started = venue.clock.now
    venue.wait(10_000)
    const hour = 3_600_000
    const at = (ms: number) => new Date(started.getTime() + ms)
    // Taken back on the same phone: the order stays.
    await send(id, tickOf(ash.id, true, at(-2 * hour)), tickOf(ash.id, false, at(-hour)))
    await send(id, tickOf(bo.id, false, at(hour)), tickOf(bo.id, true, at(2 * hour)))
    const { ticks } = await read(id)
    expect(ticks.find(({ personId }) => personId === ash.id)).toMatchObject({
      ...{ isSafe: false, at: at(1).toISOString() },
    })
    expect(ticks.find(({ personId }) => personId === bo.id)).toMatchObject({
      ...{ isSafe: true, at: venue.clock.now.toISOString() },
    })
  })

  test('a hundred at once, of several leads, are all stored', async () => {
    const people = []
    for (let n = 0; n < 50; n++) people.push(await atWork(`Ash${n}`))
    const { id } = await start()
    const late = await atWork('Late')
    venue.wait(1000)
    const ticks = [...people, late].flatMap((person) => [lena, luis].map((lead) => ({ person, lead })))
    const replies = await Promise.all(
      ticks.map(({ person, lead }) =>
        lead.post(`/api/roll-calls/${id}/ticks`, { ticks: [tickOf(person.id), tickOf(late.id)] }),
      ),
    )
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(safe(await read(id))).toEqual([...people, late].map((person) => person.id).sort())
  })

  test('that arrive after the end are stored and shown as late; the numbers of the end stay', async () => {
    const ash = await atWork('Ash')
    const { id } = await start()
    venue.wait(60_000)
    const made = tickOf(ash.id)
    venue.wait(60_000)
    await end(id)
    venue.wait(60_000)
    expect((await send(id, made)).json()).toEqual({ refused: [] })
    expect((await read(id)).ticks).toMatchObject([{ personId: ash.id, isSafe: true, isLate: true }])
    expect(await past()).toMatchObject([{ people: 1, missing: 1 }])
  })

  test('for somebody who is not on the list are refused, and keep nothing else back', async () => {
    const ash = await atWork('Ash')
    const { id } = await start()
    const nell = await venue.person('Nell')
    const unknown = tickOf(nell.id)
    expect((await send(id, unknown, tickOf(ash.id))).json()).toEqual({ refused: [unknown.key] })
    expect(safe(await read(id))).toEqual([ash.id])
  })

  test('reach other leads live', async () => {
    const ash = await atWork('Ash')
    const { id } = await start()
    const announced = vi.fn()
    const stop = venue.app.live.subscribe(announced)
    await send(id, tickOf(ash.id))
    await vi.waitFor(() =>
      expect(announced).toHaveBeenCalledWith({ kind: 'rollCall', festivalId: venue.home.id }),
    )
    stop()
  })

  test.each([
    ['none', []],
    ['no key', [{ personId: randomUUID(), isSafe: true, at: '2024-10-04T22:00:00Z' }]],
    ['a date', [{ key: randomUUID(), personId: randomUUID(), isSafe: true, at: '2024-10-04' }]],
  ])('that are not valid are refused: %s', async (_, ticks) => {
    const { id } = await start()
    await expectRefusal(venue, 'invalidInput', () => lena.post(`/api/roll-calls/${id}/ticks`, { ticks }))
  })
})

describe('people who are not on it', () => {
  test('are added in one tap, once, audited, at the event of their position', async () => {
    const nell = await venue.person('Nell')
    await venue.assign(nell.id, bogActor)
    const { id } = await start()
    const add = (lead: typeof lena) => lead.post(`/api/roll-calls/${id}/people`, { userId: nell.id })
    const replies = await Promise.all([add(lena), add(luis), add(lena)])
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204])
    expect((await read(id)).people).toMatchObject([{ id: nell.id, joined: 'added', attraction: 'The Bog' }])
    const added = await venue.db.select().from(auditLog).where(eq(auditLog.action, 'addToRollCall'))
    expect(added).toMatchObject([{ entityId: String(id), after: { userId: nell.id, attraction: 'The Bog' } }])
  })

  test('are added after the end, too, by a phone that had no network, and the numbers of the end stay', async () => {
    const nell = await venue.person('Nell')
    const { id } = await start()
    venue.wait(60_000)
    await end(id)
    venue.wait(60_000)
    expect((await luis.post(`/api/roll-calls/${id}/people`, { userId: nell.id })).statusCode).toBe(204)
    expect((await send(id, tickOf(nell.id))).json()).toEqual({ refused: [] })
    const call = await read(id)
    expect(on(call, nell)).toMatchObject({ joined: 'added', addedBy: 'Luis Graves' })
    expect(call.ticks).toMatchObject([{ personId: nell.id, isSafe: true, isLate: true }])
    expect(await past()).toMatchObject([{ people: 0, missing: 0 }])
  })

  test('of another festival or inactive cannot be added', async () => {
    const elsewhere = await venue.festival('Elsewhere')
    const foreign = await venue.person('Foreign', { festivalId: elsewhere.id })
    const gone = await venue.person('Gone', { isActive: false })
    const { id } = await start()
    for (const { id: userId } of [foreign, gone])
      await expectRefusal(venue, 'notFound', () => lena.post(`/api/roll-calls/${id}/people`, { userId }))
  })
})
