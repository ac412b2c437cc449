import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { openVenue, type Person } from '../../../../test/testing/venue.ts'
import { auditLog, plannedPlaces, planSettings } from '../../../platform/database/schema.ts'
import { planPlace, publishedPlace } from '../publication/testing/plan.ts'

const venue = await openVenue()
const { db, home, clock } = venue
const actor = await venue.position('Actor')
const usher = await venue.position('Usher')
const FRIDAY = '2024-10-11'
const SATURDAY = '2024-10-12'
/** The call time of the Friday is at 21:00. */
const IN_TIME = new Date('2024-10-10T21:00:00Z')
const TOO_LATE = new Date('2024-10-10T21:00:01Z')
const start = clock.now

beforeEach(async () => {
  clock.now = start
  await db.delete(plannedPlaces)
  await db.delete(planSettings)
})

const signIn = async (person: Person) => ({
  ...person,
  ...venue.visitor.with({ cookie: await venue.signIn(person.id) }),
})
const nightsOf = async (person: Person) => (await person.get('/api/users/me/nights')).json().nights
const stored = async (id: number) =>
  (await db.select().from(plannedPlaces).where(eq(plannedPlaces.id, id)))[0]!
const answer = (person: Person, placeId: number, body: object) =>
  person.post(`/api/users/me/nights/${placeId}/answer`, { sequence: 1, ...body })

describe('my nights', () => {
  test('are those that were published, by date, as they were published', async () => {
    const ash = await venue.person('Ash')
    await publishedPlace(venue, ash, actor, SATURDAY, { positionId: usher.id, part: 'first' })
    await planPlace(venue, ash, actor, '2024-10-18')
    const { id } = await publishedPlace(venue, ash, actor, FRIDAY)
    await publishedPlace(venue, await venue.person('Bo'), actor, FRIDAY)
    const reply = await ash.get('/api/users/me/nights')
    expect(reply.json()).toEqual({
      declineHours: 24,
      nights: [
        {
          ...{ placeId: id, night: FRIDAY, positionName: 'Actor', eventName: 'Actor event', part: 'whole' },
          ...{ callAt: '2024-10-11T21:00:00.000Z', endsAt: '2024-10-12T05:00:00.000Z' },
          ...{
            isCalledOff: false,
            isCancelled: false,
            sequence: 1,
            isSeen: false,
            answer: null,
            answerReason: null,
          },
        },
        expect.objectContaining({ night: SATURDAY, positionName: 'Actor', part: 'whole' }),
      ],
    })
  })

  test('have those of the season that are over, and those that were called off until they are', async () => {
    const ash = await venue.person('Ash')
    await publishedPlace(venue, ash, actor, '2024-09-27')
    await publishedPlace(venue, ash, actor, '2024-09-28', { removedAt: clock.now, isCancelled: true })
    await publishedPlace(venue, ash, actor, FRIDAY, { removedAt: clock.now, isCancelled: true })
    expect(await nightsOf(ash)).toMatchObject([
      { night: '2024-09-27', isCancelled: false },
      { night: FRIDAY, isCancelled: true },
    ])
  })
})

describe('seen', () => {
  test("is the version that was seen, and only one of one's own", async () => {
    const ash = await venue.person('Ash')
    const mine = await publishedPlace(venue, ash, actor, FRIDAY)
    const newer = await publishedPlace(venue, ash, actor, SATURDAY, { sequence: 2 })
    const other = await publishedPlace(venue, await venue.person('Bo'), actor, FRIDAY)
    const nights = [mine, newer, other].map(({ id }) => ({ placeId: id, sequence: 1 }))
    expect((await ash.post('/api/users/me/nights/seen', { nights })).statusCode).toBe(204)
    expect((await stored(mine.id)).seenAt).toEqual(clock.now)
    expect((await stored(newer.id)).seenAt).toBeNull()
    expect((await stored(other.id)).seenAt).toBeNull()
  })

  test('stays at the first time, and none is none', async () => {
    const ash = await venue.person('Ash')
    const { id } = await publishedPlace(venue, ash, actor, FRIDAY, { seenAt: start })
    venue.wait(60_000)
    await ash.post('/api/users/me/nights/seen', { nights: [{ placeId: id, sequence: 1 }] })
    expect((await ash.post('/api/users/me/nights/seen', { nights: [] })).statusCode).toBe(204)
    expect((await stored(id)).seenAt).toEqual(start)
  })
})

describe('answers', () => {
  test('confirm, and take it back', async () => {
    const ash = await venue.person('Ash')
    const { id } = await publishedPlace(venue, ash, actor, FRIDAY)
    expect((await answer(ash, id, { answer: 'confirmed' })).statusCode).toBe(204)
    expect(await stored(id)).toMatchObject({ answer: 'confirmed', answeredAt: clock.now, seenAt: clock.now })
    await answer(ash, id, { answer: null })
    expect(await stored(id)).toMatchObject({ answer: null, answeredAt: null })
  })

  test('declining needs a reason and time, and leaves the place on the plan', async () => {
    const person = await venue.person('Ash')
    const { id } = await publishedPlace(venue, person, actor, FRIDAY)
    clock.now = IN_TIME
    const ash = await signIn(person)
    expect((await answer(ash, id, { answer: 'declined', reason: ' ' })).statusCode).toBe(422)
    expect((await answer(ash, id, { answer: 'declined', reason: 'An exam' })).statusCode).toBe(204)
    expect(await stored(id)).toMatchObject({ answer: 'declined', answerReason: 'An exam', removedAt: null })
    expect(await nightsOf(ash)).toMatchObject([{ answer: 'declined', answerReason: 'An exam' }])
  })

  test('too late to decline, it is a call for help', async () => {
    const person = await venue.person('Ash')
    const { id } = await publishedPlace(venue, person, actor, FRIDAY)
    clock.now = TOO_LATE
    const ash = await signIn(person)
    const refused = await answer(ash, id, { answer: 'declined', reason: 'Ill' })
    expect(refused.json().error.code).toBe('tooLateToDecline')
    expect((await stored(id)).answer).toBeNull()
    await answer(ash, id, { answer: 'help', reason: 'Ill' })
    expect(await stored(id)).toMatchObject({ answer: 'help', answerReason: 'Ill' })
    expect((await answer(ash, id, { answer: null })).statusCode).toBe(409)
    await answer(ash, id, { answer: 'confirmed' })
    expect(await stored(id)).toMatchObject({ answer: 'confirmed', answerReason: null })
  })

  test('the hours are a setting', async () => {
    const person = await venue.person('Ash')
    const { id } = await publishedPlace(venue, person, actor, FRIDAY)
    await db.insert(planSettings).values({
      ...{ festivalId: home.id, callMinutes: 120, lateAfterMinutes: 10, declineHours: 2 },
    })
    clock.now = TOO_LATE
    const ash = await signIn(person)
    expect((await answer(ash, id, { answer: 'declined', reason: 'Ill' })).statusCode).toBe(204)
  })

  test('a night that is over takes none', async () => {
    const person = await venue.person('Ash')
    const { id } = await publishedPlace(venue, person, actor, FRIDAY)
    clock.now = new Date('2024-10-12T05:00:00Z')
    const refused = await answer(await signIn(person), id, { answer: 'confirmed' })
    expect(refused.json().error.code).toBe('nightOver')
  })

  test('are refused for another version than the published one, for what was called off, and for others', async () => {
    const ash = await venue.person('Ash')
    const changed = await publishedPlace(venue, ash, actor, FRIDAY, { sequence: 2 })
    const off = await publishedPlace(venue, ash, actor, SATURDAY, { removedAt: start, isCancelled: true })
    const unpublished = await planPlace(venue, ash, actor, '2024-10-18')
    const other = await publishedPlace(venue, await venue.person('Bo'), actor, FRIDAY)
    const before = await venue.everything()
    const statuses = []
    for (const { id } of [changed, off, unpublished, other])
      statuses.push((await answer(ash, id, { answer: 'confirmed' })).statusCode)
    expect(statuses).toEqual([409, 409, 404, 404])
    expect(await venue.everything()).toBe(before)
  })

  test('are audited without the reason', async () => {
    const ash = await venue.person('Ash')
    const { id } = await publishedPlace(venue, ash, actor, FRIDAY)
    await answer(ash, id, { answer: 'declined', reason: 'A doctor' })
    const [row] = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityId, String(id)))
    expect(row).toMatchObject({
      ...{ action: 'answerNight', entity: 'plannedPlace', actorId: ash.id, festivalId: home.id },
      before: { userId: ash.id, night: FRIDAY, answer: null },
      after: { userId: ash.id, night: FRIDAY, answer: 'declined' },
    })
    expect(JSON.stringify(row)).not.toContain('doctor')
  })

  test('of a publication and an answer at once, the answer is never to something that was not seen', async () => {
    const ash = await venue.person('Ash')
    const mara = await venue.person('Mara', { accessLvl: 2 })
    const { id } = await publishedPlace(venue, ash, actor, FRIDAY, { positionId: usher.id })
    const { fingerprint } = (await mara.get('/api/publication', { festivalId: home.id })).json()
    const body = { festivalId: home.id, seasonId: home.seasonId, night: null, seen: fingerprint }
    const [published, answered] = await Promise.all([
      mara.post('/api/publication', body),
      answer(ash, id, { answer: 'confirmed' }),
    ])
    expect(published.statusCode).toBe(200)
    expect([204, 409]).toContain(answered.statusCode)
    expect(await stored(id)).toMatchObject({ sequence: 2, answer: null, publishedPositionId: usher.id })
  })
})
