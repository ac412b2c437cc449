import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { openVenue } from '../../../../test/testing/venue.ts'
import {
  nightNeeds,
  ownAvailability,
  plannedPlaces,
  positionPlans,
  users,
} from '../../../platform/database/schema.ts'
import { expectRefusal } from '../../people/employees/testing/refused.ts'
import { FRIDAY, plan, publishedAs } from './testing/plan.ts'

const venue = await openVenue()
const lena = await venue.person('Lena', { accessLvl: 1 })
const ada = await venue.person('Ada', { accessLvl: 3 })
const { now: FRIDAY_NIGHT } = venue.clock
beforeEach(async () => {
  venue.clock.now = FRIDAY_NIGHT
  await venue.db.delete(plannedPlaces)
  await venue.db.$client.query('delete from time_entries')
})

/** Signed in anew: sessions end while the clock moves. */
const lead = async () => venue.visitor.with({ cookie: await venue.signIn(lena.id) })
const read = async () => {
  const reply = await (await lead()).get('/api/tonight', { festivalId: venue.home.id })
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json()
}

test('the board has the night, its needs, its people with phone and call time, and who fills their place', async () => {
  const event = await venue.event('Hayride')
  const actor = await venue.position('Actor', { eventId: event.id })
  const guide = await venue.position('Guide', { eventId: event.id })
  await venue.position('Nobody needs it', { eventId: event.id })
  await venue.db.insert(positionPlans).values([
    { positionId: actor.id, needed: 4, callMinutes: 90 },
    { positionId: guide.id, needed: 2 },
  ])
  const { id: festivalId, seasonId } = venue.home
  await venue.db
    .insert(nightNeeds)
    .values({ festivalId, seasonId, night: FRIDAY, positionId: actor.id, needed: 5 })
  const ash = await venue.person('Ash', { phone: '555-0100' })
  const bo = await venue.person('Bo')
  const cy = await venue.person('Cy')
  const first = await plan(venue, ash, actor.id, publishedAs(actor.id))
  const second = await plan(venue, bo, guide.id, {
    ...publishedAs(guide.id),
    answer: 'help',
    answerReason: 'Car',
    answeredAt: FRIDAY_NIGHT,
  })
  await plan(venue, cy, guide.id, { ...publishedAs(guide.id), removedAt: FRIDAY_NIGHT })
  // A break: the place is filled since the first of the two.
  await venue.shift(ash.id, '2024-10-04T20:00:00Z', '2024-10-04T20:30:00Z', { positionId: actor.id })
  await venue.shift(ash.id, '2024-10-04T21:00:00Z', null, { positionId: actor.id })
  const extra = await venue.shift(cy.id, '2024-10-04T21:30:00Z', null, { positionId: guide.id })
  // Still open since the night before: no extra of tonight.
  await venue.shift(lena.id, '2024-10-04T01:00:00Z', null, { positionId: guide.id })

  const { now, tonight, next, ...board } = await read()
  expect(now).toBe(FRIDAY_NIGHT.toISOString())
  expect(tonight).toMatchObject({
    ...{ date: FRIDAY, gatesAt: '2024-10-04T23:00:00.000Z', endsAt: '2024-10-05T05:00:00.000Z' },
    ...{ planned: 2, needed: 7 },
  })
  expect(next).toMatchObject({ date: '2024-10-05', planned: 0, needed: 6 })
  expect(board.positions).toEqual([
    { id: actor.id, name: 'Actor', eventName: 'Hayride', needed: 5, callAt: '2024-10-04T21:30:00.000Z' },
    { id: guide.id, name: 'Guide', eventName: 'Hayride', needed: 2, callAt: '2024-10-04T21:00:00.000Z' },
  ])
  expect(board.places).toEqual([
    {
      ...{ id: first.id, positionId: actor.id, part: 'whole', userId: ash.id, name: 'Ash Graves' },
      // The call time as published.
      ...{ phone: '555-0100', callAt: '2024-10-04T21:00:00.000Z', mark: null, answer: null },
      ...{ answerReason: null, updatedAt: first.updatedAt.toISOString() },
      entry: { startTime: '2024-10-04T20:00:00.000Z', endTime: null },
    },
    expect.objectContaining({ id: second.id, entry: null, answer: 'help', answerReason: 'Car' }),
  ])
  expect(board.extras).toEqual([
    {
      ...{ entryId: extra.id, userId: cy.id, name: 'Cy Graves', phone: '', positionId: guide.id },
      since: '2024-10-04T21:30:00.000Z',
    },
  ])
})

test('after midnight it is still that night, and in the afternoon the next', async () => {
  venue.clock.now = new Date('2024-10-05T06:00:00Z')
  expect((await read()).tonight).toMatchObject({ date: FRIDAY })
  venue.clock.now = new Date('2024-10-05T17:00:00Z')
  expect((await read()).tonight).toMatchObject({ date: '2024-10-05' })
})

test('between the nights the board says when the next one is; after the last one, that there is none', async () => {
  venue.clock.now = new Date('2024-10-07T20:00:00Z')
  expect(await read()).toMatchObject({
    tonight: null,
    next: { date: '2024-10-11' },
    places: [],
    positions: [],
  })
  venue.clock.now = new Date('2024-12-01T20:00:00Z')
  expect(await read()).toMatchObject({ tonight: null, next: null })
})

test('a festival that does not exist is not found', async () => {
  await expectRefusal(venue, 'notFound', () => ada.get('/api/tonight', { festivalId: 999_999 }))
})

test('free are those who have no place tonight and did not say that they cannot, first who hold the position', async () => {
  const stilts = await venue.position('Stilts')
  const holder = async (name: string) => {
    const person = await venue.person(name)
    await venue.assign(person.id, stilts)
    return person
  }
  const ash = await holder('Ash')
  const bo = await holder('Bo')
  const cy = await holder('Cy')
  const di = await holder('Di')
  const ed = await holder('Ed')
  const flo = await holder('Flo')
  await holder('Gus')
  await venue.db.update(users).set({ isActive: false }).where(eq(users.firstName, 'Gus'))
  await venue.person('Hal')
  // Ash has another night, Bo is planned, Cy cannot, Di said so in the application, Ed is in, Flo declined.
  await plan(venue, ash, stilts.id, { night: '2024-10-05' })
  await plan(venue, bo, stilts.id, { part: 'first' })
  const { id: festivalId, seasonId } = venue.home
  await venue.db.insert(ownAvailability).values({ userId: cy.id, seasonId, unavailable: [FRIDAY] })
  const { rows } = await venue.db.$client.query('select id from season_calendars where season_id = $1', [
    seasonId,
  ])
  const applied = await venue.application({
    ...{
      calendarId: rows[0].id,
      rawData: JSON.stringify({ unavailable: ['fr4'] }),
      status: 'hired',
      userId: di.id,
    },
  })
  await venue.db.update(users).set({ applicationId: applied.id }).where(eq(users.id, di.id))
  await venue.shift(ed.id, '2024-10-04T21:00:00Z', null)
  const declined = { removedAt: FRIDAY_NIGHT, answer: 'declined', answeredAt: FRIDAY_NIGHT } as const
  await plan(venue, flo, stilts.id, { ...publishedAs(stilts.id), ...declined })

  const free = async (positionId = stilts.id) =>
    (await (await lead()).get('/api/tonight/free', { festivalId, positionId })).json()
  expect(await free()).toEqual([
    { userId: ed.id, name: 'Ed Graves', phone: '', isIn: true, nights: 0, held: 'now' },
    { userId: ash.id, name: 'Ash Graves', phone: '', isIn: false, nights: 1, held: 'now' },
  ])
  // What they say themselves counts more than their application.
  await venue.db.insert(ownAvailability).values({ userId: di.id, seasonId, unavailable: [] })
  expect(await free()).toHaveLength(3)
  // Then those of other positions: whoever held this one before, and whoever did not.
  const ivy = await venue.hire('Ivy', 'Usher')
  const jo = await venue.hire('Jo', 'Usher')
  await venue.shift(jo.id, '2024-09-27T21:00:00Z', '2024-09-28T01:00:00Z', { positionId: stilts.id })
  await plan(venue, await venue.hire('Kim', 'Usher'), stilts.id)
  expect((await free()).slice(3)).toMatchObject([
    { userId: jo.id, held: 'before' },
    { userId: ivy.id, held: 'never' },
  ])
  venue.clock.now = new Date('2024-10-07T20:00:00Z')
  expect(await free()).toEqual([])
})

test('the second half of a split night is called in its middle', async () => {
  const actor = await venue.position('Actor')
  const ash = await venue.person('Ash')
  await plan(venue, ash, actor.id, { part: 'second' })
  expect((await read()).places).toMatchObject([{ part: 'second', callAt: '2024-10-05T01:00:00.000Z' }])
})

test('who is put in for somebody in the evening has an hour to come', async () => {
  const actor = await venue.position('Actor')
  const [ash, bo] = [await venue.person('Ash'), await venue.person('Bo')]
  await venue.assign(bo.id, actor)
  const { id, updatedAt } = await plan(venue, ash, actor.id)
  venue.clock.now = new Date('2024-10-05T00:00:00Z')
  const reply = await (await lead()).post(`/api/tonight/places/${id}/replace`, {
    ...{ userId: bo.id, mark: 'noShow', updatedAt },
  })
  expect(reply.statusCode, reply.body).toBe(204)
  expect((await read()).places).toMatchObject([
    { userId: ash.id, callAt: '2024-10-04T21:00:00.000Z' },
    { userId: bo.id, callAt: '2024-10-05T01:00:00.000Z' },
  ])
})

test('a shift that a manager has yet to fill in is nobody who came', async () => {
  const actor = await venue.position('Actor')
  const ash = await venue.person('Ash')
  const { id, updatedAt } = await plan(venue, ash, actor.id)
  const start = '2024-10-04T21:00:00Z'
  expect((await venue.shift(ash.id, start, start, { positionId: actor.id })).placeId).toBe(id)
  expect((await read()).places).toMatchObject([{ userId: ash.id, entry: null }])
  const marked = await (await lead()).post(`/api/tonight/places/${id}/mark`, { mark: 'noShow', updatedAt })
  expect(marked.statusCode, marked.body).toBe(204)
})

test('a shift that is open since the night before brings no position onto the board', async () => {
  const closed = await venue.position('Closed tonight')
  await venue.shift(lena.id, '2024-10-04T01:00:00Z', null, { positionId: closed.id })
  const names = (await read()).positions.map(({ name }: { name: string }) => name)
  expect(names).not.toContain('Closed tonight')
})

test('what somebody said in the application that they were hired again from counts', async () => {
  const fog = await venue.position('Fog')
  const ivy = await venue.person('Ivy')
  await venue.assign(ivy.id, fog)
  const { id: festivalId, seasonId } = venue.home
  const freeIds = async () => {
    const reply = await (await lead()).get('/api/tonight/free', { festivalId, positionId: fog.id })
    return reply.json().map(({ userId }: { userId: string }) => userId)
  }
  expect(await freeIds()).toContain(ivy.id)
  const { rows } = await venue.db.$client.query('select id from season_calendars where season_id = $1', [
    seasonId,
  ])
  await venue.application({
    ...{ calendarId: rows[0].id, rawData: JSON.stringify({ unavailable: ['fr4'] }) },
    ...{ status: 'hired', userId: ivy.id },
  })
  expect(await freeIds()).not.toContain(ivy.id)
})
