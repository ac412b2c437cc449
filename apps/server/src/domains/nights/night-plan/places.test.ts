import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { expectRefusal } from '../../../../test/testing/refusals.ts'
import { openVenue } from '../../../../test/testing/venue.ts'
import { auditLog, plannedPlaces, seasons } from '../../../platform/database/schema.ts'
import { NIGHTS, openPlanning, publish } from './testing/plan.ts'

const venue = await openVenue()
const planning = await openPlanning(venue)
const { mara, actor, season, read, put, edit, takeOff } = planning
const bar = await venue.position('Barkeeper')

const placeOf = async (userId: string) => (await read()).places.find((place) => place.userId === userId)
const lastAudit = async () => (await venue.db.select().from(auditLog).orderBy(auditLog.id)).at(-1)

describe('putting somebody on a night', () => {
  test('is stored, audited and new until it is published', async () => {
    const ash = await planning.hire('Ash')
    const reply = await put(ash, NIGHTS.saturday)
    expect(reply.statusCode).toBe(200)
    const place = { night: NIGHTS.saturday, positionId: actor.id, userId: ash.id, part: 'whole' }
    const unpublished = { change: 'new', isSeen: false, answer: null, answerReason: null }
    expect(reply.json()).toMatchObject({ ...place, ...unpublished })
    expect(await placeOf(ash.id)).toEqual(reply.json())
    expect(await lastAudit()).toMatchObject({
      ...{ actorId: mara.id, action: 'create', entity: 'plannedPlace', festivalId: season.festivalId },
      ...{ entityId: String(reply.json().id), before: null, after: place },
    })
  })

  test('is allowed tonight, and for people who said that they are not free', async () => {
    const ash = await planning.hire('Ash')
    const own = { userId: ash.id, seasonId: season.seasonId, unavailable: `{${NIGHTS.friday}}` }
    await venue.db.$client.query('insert into own_availability values ($1, $2, $3)', Object.values(own))
    expect((await put(ash, NIGHTS.friday)).statusCode).toBe(200)
  })

  test('splits a night between two places', async () => {
    const ash = await planning.hire('Ash', bar)
    expect((await put(ash, NIGHTS.friday, { part: 'first' })).statusCode).toBe(200)
    const second = { part: 'second', positionId: bar.id }
    expect((await put(ash, NIGHTS.friday, second)).statusCode).toBe(200)
    await expectRefusal(venue, 'alreadyPlanned', () => put(ash, NIGHTS.friday))
  })

  test('puts a night right that is over', async () => {
    const ash = await planning.hire('Ash')
    expect((await put(ash, NIGHTS.lastWeek)).json()).toMatchObject({ night: NIGHTS.lastWeek, change: 'new' })
  })

  test.each([
    ['a date that is no night', 'notANight', { night: '2024-10-09' }],
    ['a position that they do not hold', 'positionNotHeld', { positionId: bar.id }],
    ['a second place', 'alreadyPlanned', {}],
  ] as const)('refuses %s', async (_, code, changes) => {
    const ash = await planning.hire('Ash')
    await put(ash, NIGHTS.friday)
    await expectRefusal(venue, code, () => put(ash, NIGHTS.friday, changes))
  })

  test('refuses people who are inactive, of another festival or unknown, alike', async () => {
    const { id: festivalId } = await venue.festival('Elsewhere')
    const gone = await venue.person('Gone', { isActive: false })
    const foreign = await venue.person('Foreign', { festivalId })
    for (const id of [gone.id, foreign.id, crypto.randomUUID()])
      await expectRefusal(venue, 'notActiveHere', () => put({ id }, NIGHTS.friday))
  })

  test('refuses a season of another festival', async () => {
    const { seasonId } = await venue.festival('Elsewhere')
    const ash = await planning.hire('Ash')
    await expectRefusal(venue, 'notFound', () => put(ash, NIGHTS.friday, { seasonId }))
  })
})

describe('changing a place', () => {
  test('moves it to another position or part, audited', async () => {
    const ash = await planning.hire('Ash', bar)
    const place = (await put(ash, NIGHTS.saturday)).json()
    const moved = await edit(place, { positionId: bar.id, part: 'first' })
    expect(moved.json()).toMatchObject({ id: place.id, positionId: bar.id, part: 'first', change: 'new' })
    expect(await lastAudit()).toMatchObject({
      ...{ action: 'edit', entity: 'plannedPlace', entityId: String(place.id) },
      before: { night: NIGHTS.saturday, userId: ash.id, positionId: actor.id, part: 'whole' },
      after: { night: NIGHTS.saturday, userId: ash.id, positionId: bar.id, part: 'first' },
    })
  })

  test('is refused when somebody else was faster', async () => {
    const ash = await planning.hire('Ash', bar)
    const place = (await put(ash, NIGHTS.saturday)).json()
    const moved = (await edit(place, { part: 'first' })).json()
    await expectRefusal(venue, 'changedMeanwhile', () => edit(place, { part: 'second' }))
    await expectRefusal(venue, 'changedMeanwhile', () => takeOff(place))
    await takeOff(moved)
    await expectRefusal(venue, 'notFound', () => edit(moved, { part: 'second' }))
  })

  test('refuses a position that they do not hold, and a part that they have elsewhere', async () => {
    const ash = await planning.hire('Ash', bar)
    const first = (await put(ash, NIGHTS.saturday, { part: 'first' })).json()
    await put(ash, NIGHTS.saturday, { part: 'second', positionId: bar.id })
    const usher = await venue.position('Usher')
    await expectRefusal(venue, 'positionNotHeld', () => edit(first, { positionId: usher.id }))
    await expectRefusal(venue, 'alreadyPlanned', () => edit(first, { part: 'whole' }))
  })

  test('is marked until it is published again, and not when it is put back', async () => {
    const ash = await planning.hire('Ash', bar)
    const place = (await put(ash, NIGHTS.saturday)).json()
    await publish(venue, place)
    const published = (await placeOf(ash.id))!
    expect(published.change).toBe('none')
    const moved = (await edit(published, { positionId: bar.id })).json()
    expect(moved.change).toBe('changed')
    expect((await edit(moved, { positionId: actor.id })).json().change).toBe('none')
  })
})

describe('taking somebody off', () => {
  test('deletes a place that was never published', async () => {
    const ash = await planning.hire('Ash')
    const place = (await put(ash, NIGHTS.saturday)).json()
    expect((await takeOff(place)).statusCode).toBe(204)
    expect(await placeOf(ash.id)).toBeUndefined()
    expect(await lastAudit()).toMatchObject({ action: 'delete', before: { userId: ash.id }, after: null })
  })

  test('keeps a published place as removed, and putting them back takes that back', async () => {
    const ash = await planning.hire('Ash')
    const { id } = (await put(ash, NIGHTS.saturday)).json()
    await publish(venue, { id })
    await takeOff((await placeOf(ash.id))!)
    const removed = (await placeOf(ash.id))!
    expect(removed.change).toBe('removed')
    await expectRefusal(venue, 'changedMeanwhile', () => takeOff(removed))
    await venue.db
      .update(plannedPlaces)
      .set({ mark: 'noShow', markedAt: venue.clock.now, markedBy: mara.id })
      .where(eq(plannedPlaces.id, id))
    expect((await put(ash, NIGHTS.saturday)).json()).toMatchObject({ id, change: 'none' })
    // What they were marked as belongs to the place that was taken away.
    const [again] = await venue.db.select().from(plannedPlaces).where(eq(plannedPlaces.id, id))
    expect(again).toMatchObject({ mark: null, markedAt: null, markedBy: null })
    expect(await lastAudit()).toMatchObject({
      ...{ actorId: mara.id, action: 'create', entity: 'plannedPlace', entityId: String(id) },
      ...{ before: { mark: 'noShow' }, after: { night: NIGHTS.saturday, userId: ash.id, mark: null } },
    })
  })

  test('leaves out what they know to be off', async () => {
    const ash = await planning.hire('Ash')
    const { id } = (await put(ash, NIGHTS.saturday)).json()
    await publish(venue, { id })
    await takeOff((await placeOf(ash.id))!)
    await venue.db.update(plannedPlaces).set({ isCancelled: true }).where(eq(plannedPlaces.id, id))
    expect(await placeOf(ash.id)).toBeUndefined()
    const again = (await put(ash, NIGHTS.saturday)).json()
    expect(again.change).toBe('new')
    expect(again.id).not.toBe(id)
  })
})

test('a closed season does not change any more', async () => {
  const ash = await planning.hire('Ash')
  const place = (await put(ash, NIGHTS.nextFriday)).json()
  const close = (closedAt: Date | null) =>
    venue.db.update(seasons).set({ closedAt }).where(eq(seasons.id, season.seasonId))
  await close(venue.clock.now)
  await expectRefusal(venue, 'planSeasonClosed', () => put(ash, NIGHTS.saturday))
  await expectRefusal(venue, 'planSeasonClosed', () => edit(place, { part: 'first' }))
  await expectRefusal(venue, 'planSeasonClosed', () => planning.need(null, 3, 0))
  await expectRefusal(venue, 'planSeasonClosed', () => planning.fill(NIGHTS.saturday))
  expect((await read()).season.closedAt).not.toBeNull()
  await close(null)
})
