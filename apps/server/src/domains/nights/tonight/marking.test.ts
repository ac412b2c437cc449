import { and, eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openVenue } from '../../../../test/testing/venue.ts'
import { auditLog, plannedPlaces, seasons, timeEntries } from '../../../platform/database/schema.ts'
import { expectRefusal } from '../../people/employees/testing/refused.ts'
import { FRIDAY, plan, publishedAs } from './testing/plan.ts'

const venue = await openVenue()
const lena = await venue.person('Lena', { accessLvl: 1 })
const actor = await venue.position('Actor')

const placeOf = async (id: number) => {
  const [place] = await venue.db.select().from(plannedPlaces).where(eq(plannedPlaces.id, id))
  return place!
}
const trailOf = (id: number) =>
  venue.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.entity, 'plannedPlace'), eq(auditLog.entityId, String(id))))
    .orderBy(auditLog.id)
const absent = async (settings = {}) => plan(venue, await venue.person('Ash'), actor.id, settings)
const mark = (id: number, body: object) => lena.post(`/api/tonight/places/${id}/mark`, body)
const replace = (id: number, body: object) => lena.post(`/api/tonight/places/${id}/replace`, body)
const holder = async (name = 'Bo') => {
  const person = await venue.person(name)
  await venue.assign(person.id, actor)
  return person
}

test('somebody is marked, marked otherwise and unmarked, and each is audited', async () => {
  const { id, ...place } = await absent()
  let { updatedAt } = place
  for (const as of ['excused', 'noShow', null]) {
    const reply = await mark(id, { mark: as, updatedAt })
    expect(reply.statusCode, reply.body).toBe(204)
    const after = await placeOf(id)
    expect(after).toMatchObject({ mark: as, markedBy: as && lena.id, markedAt: as && venue.clock.now })
    updatedAt = after.updatedAt
  }
  const whose = { night: FRIDAY, userId: place.userId }
  expect(await trailOf(id)).toMatchObject([
    {
      actorId: lena.id,
      action: 'edit',
      before: { ...whose, mark: null },
      after: { ...whose, mark: 'excused' },
    },
    { before: { mark: 'excused' }, after: { mark: 'noShow' } },
    { before: { mark: 'noShow' }, after: { mark: null } },
  ])
})

test('a mark is refused when the place has changed, was removed, or is of a night to come', async () => {
  const place = await absent()
  const body = { mark: 'noShow', updatedAt: place.updatedAt }
  await mark(place.id, { ...body, mark: 'excused' })
  await expectRefusal(venue, 'changedMeanwhile', () => mark(place.id, body))
  const removed = await absent({ ...publishedAs(actor.id), removedAt: venue.clock.now })
  await expectRefusal(venue, 'changedMeanwhile', () =>
    mark(removed.id, { ...body, updatedAt: removed.updatedAt }),
  )
  const ahead = await absent({ night: '2024-10-05' })
  await expectRefusal(venue, 'nightAhead', () => mark(ahead.id, { ...body, updatedAt: ahead.updatedAt }))
})

test('a night that is over takes marks, and no replacement; a closed season neither', async () => {
  const before = await absent({ night: '2024-09-28' })
  const { id: userId } = await holder()
  const body = { mark: 'noShow', updatedAt: before.updatedAt }
  await expectRefusal(venue, 'nightOver', () => replace(before.id, { ...body, userId }))
  expect((await mark(before.id, body)).statusCode).toBe(204)
  const place = await absent()
  const season = eq(seasons.id, venue.home.seasonId)
  await venue.db.update(seasons).set({ closedAt: venue.clock.now }).where(season)
  onTestFinished(async () => void (await venue.db.update(seasons).set({ closedAt: null }).where(season)))
  const late = { mark: 'noShow', updatedAt: place.updatedAt }
  await expectRefusal(venue, 'planSeasonClosed', () => mark(place.id, late))
  await expectRefusal(venue, 'planSeasonClosed', () => replace(place.id, { ...late, userId }))
})

test('somebody who came is not marked; somebody who was marked and comes is in', async () => {
  const ash = await holder('Ash')
  const place = await plan(venue, ash, actor.id)
  await mark(place.id, { mark: 'noShow', updatedAt: place.updatedAt })
  const shift = await venue.shift(ash.id, '2024-10-04T21:00:00Z', null, { positionId: actor.id })
  expect(shift.placeId).toBe(place.id)
  const { updatedAt } = await placeOf(place.id)
  await expectRefusal(venue, 'placeFilled', () => mark(place.id, { mark: 'excused', updatedAt }))
  const { id: userId } = await holder('Bo')
  await expectRefusal(venue, 'placeFilled', () => replace(place.id, { userId, mark: 'noShow', updatedAt }))
  expect((await mark(place.id, { mark: null, updatedAt })).statusCode).toBe(204)
})

test('a replacement gets a place beside the one that is marked', async () => {
  const place = await absent({ ...publishedAs(actor.id), part: 'first' })
  const bo = await holder()
  const reply = await replace(place.id, { userId: bo.id, mark: 'noShow', updatedAt: place.updatedAt })
  expect(reply.statusCode, reply.body).toBe(204)
  expect(await placeOf(place.id)).toMatchObject({ mark: 'noShow', removedAt: null })
  const [made] = await venue.db.select().from(plannedPlaces).where(eq(plannedPlaces.userId, bo.id))
  expect(made).toMatchObject({
    ...{ night: FRIDAY, positionId: actor.id, part: 'first', mark: null, publishedAt: null },
  })
  expect(await trailOf(made!.id)).toMatchObject([
    { action: 'replacePlace', actorId: lena.id, after: { userId: bo.id, replaces: place.userId } },
  ])
})

test('somebody who is in without a place fills it at once', async () => {
  const place = await absent()
  const bo = await holder()
  const shift = await venue.shift(bo.id, '2024-10-04T21:00:00Z', null, { positionId: actor.id })
  expect(shift.placeId).toBeNull()
  await replace(place.id, { userId: bo.id, mark: 'excused', updatedAt: place.updatedAt })
  const [filled] = await venue.db.select().from(timeEntries).where(eq(timeEntries.id, shift.id))
  expect(await placeOf(filled!.placeId!)).toMatchObject({ userId: bo.id })
})

test('somebody who was taken off and does not know it gets their place back', async () => {
  const place = await absent()
  const bo = await holder()
  const off = await plan(venue, bo, actor.id, { ...publishedAs(actor.id), removedAt: venue.clock.now })
  await replace(place.id, { userId: bo.id, mark: 'excused', updatedAt: place.updatedAt })
  expect(await placeOf(off.id)).toMatchObject({ removedAt: null, userId: bo.id })
})

test('a replacement is refused who is planned already, has left, is unknown or holds no position', async () => {
  const place = await absent()
  const body = { mark: 'noShow', updatedAt: place.updatedAt }
  const bo = await holder()
  await plan(venue, bo, actor.id)
  await expectRefusal(venue, 'alreadyPlanned', () => replace(place.id, { ...body, userId: bo.id }))
  const gone = await venue.person('Gus', { isActive: false })
  await venue.assign(gone.id, actor)
  await expectRefusal(venue, 'notActiveHere', () => replace(place.id, { ...body, userId: gone.id }))
  const { id: festivalId } = await venue.festival('Elsewhere')
  const foreign = await venue.person('Far', { festivalId })
  await expectRefusal(venue, 'notActiveHere', () => replace(place.id, { ...body, userId: foreign.id }))
  const guest = await venue.person('Una')
  await expectRefusal(venue, 'positionNotHeld', () => replace(place.id, { ...body, userId: guest.id }))
})

test('somebody of another position is put in, and their shift in their own position fills the place', async () => {
  const place = await absent()
  const usher = await venue.hire('Una', 'Usher')
  const body = { userId: usher.id, mark: 'excused', updatedAt: place.updatedAt }
  expect((await replace(place.id, body)).statusCode).toBe(204)
  const [made] = await venue.db.select().from(plannedPlaces).where(eq(plannedPlaces.userId, usher.id))
  expect(made).toMatchObject({ night: FRIDAY, positionId: actor.id })
  const shift = await venue.shift(usher.id, '2024-10-04T21:00:00Z', null)
  expect(shift).toMatchObject({ placeId: made!.id })
  expect(shift.positionId).not.toBe(actor.id)
})

test('two leads who replace the same person at once put one in', async () => {
  const place = await absent()
  const [bo, cy] = [await holder('Bo'), await holder('Cy')]
  const body = { mark: 'noShow', updatedAt: place.updatedAt }
  const replies = await Promise.all([bo, cy].map(({ id: userId }) => replace(place.id, { ...body, userId })))
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409])
})
