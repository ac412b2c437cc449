import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { openVenue } from '../../../../test/testing/venue.ts'
import { auditLog, plannedPlaces, planSettings, positionPlans } from '../../../platform/database/schema.ts'
import { planPlace, publishedPlace } from './testing/plan.ts'

const venue = await openVenue()
const { db, home } = venue
const mara = await venue.person('Mara', { accessLvl: 2 })
const actor = await venue.position('Actor')
const usher = await venue.position('Usher')
const LAST_NIGHT = '2024-09-28'
const FRIDAY = '2024-10-11'
const SATURDAY = '2024-10-12'
const CALL = '2024-10-11T21:00:00.000Z'
const ENDS = '2024-10-12T05:00:00.000Z'
const MIDDLE = '2024-10-12T01:00:00.000Z'

beforeEach(async () => {
  await db.delete(plannedPlaces)
  await db.delete(positionPlans)
  await db.delete(planSettings)
  await db.$client.query('delete from audit_log')
})

const person = (name: string) => venue.person(name, { email: `${name}@example.com`, phone: '845-555-0123' })
const preview = async (query: Record<string, unknown> = {}) => {
  const reply = await mara.get('/api/publication', { festivalId: home.id, ...query })
  expect(reply.statusCode).toBe(200)
  return reply.json()
}
const send = (seen: string, night: string | null = null) =>
  mara.post('/api/publication', { festivalId: home.id, seasonId: home.seasonId, night, seen })
const publish = async (night: string | null = null) => {
  const reply = await send((await preview(night ? { night } : {})).fingerprint, night)
  expect(reply.statusCode).toBe(200)
  return reply.json()
}
const stored = async (id: number) =>
  (await db.select().from(plannedPlaces).where(eq(plannedPlaces.id, id)))[0]!

describe('the preview', () => {
  test('lists who is affected with their contact data and what changes', async () => {
    const ash = await person('Ash')
    const { id } = await planPlace(venue, ash, actor, FRIDAY)
    const { affected, unseen, seasonId } = await preview()
    expect({ seasonId, unseen }).toEqual({ seasonId: home.seasonId, unseen: [] })
    expect(affected).toEqual([
      {
        ...{ id: ash.id, firstName: 'Ash', lastName: 'Graves' },
        ...{ email: 'Ash@example.com', phone: '845-555-0123' },
        changes: [
          {
            ...{ kind: 'new', placeId: id, night: FRIDAY },
            after: {
              ...{ positionName: 'Actor', eventName: 'Actor event', part: 'whole' },
              ...{ callAt: CALL, endsAt: ENDS },
            },
          },
        ],
      },
    ])
  })

  test('shows a change from and to, and what was taken off', async () => {
    const ash = await person('Ash')
    await publishedPlace(venue, ash, actor, FRIDAY, { positionId: usher.id, part: 'first' })
    await publishedPlace(venue, ash, actor, SATURDAY, { removedAt: venue.clock.now })
    const [{ changes }] = (await preview()).affected
    expect(changes).toMatchObject([
      {
        kind: 'changed',
        before: { positionName: 'Actor', part: 'whole' },
        after: { positionName: 'Usher', part: 'first' },
      },
      { kind: 'removed', night: SATURDAY, before: { positionName: 'Actor' } },
    ])
  })

  test('is that of one night where one is named, and knows nights that are over', async () => {
    const ash = await person('Ash')
    await planPlace(venue, ash, actor, LAST_NIGHT)
    await publishedPlace(venue, ash, actor, '2024-09-27', { removedAt: venue.clock.now })
    await planPlace(venue, ash, actor, FRIDAY)
    await planPlace(venue, ash, actor, SATURDAY)
    const nightsOf = async (query = {}) =>
      (await preview(query)).affected.flatMap(({ changes }: { changes: { night: string }[] }) =>
        changes.map(({ night }) => night),
      )
    expect(await nightsOf()).toEqual(['2024-09-27', LAST_NIGHT, FRIDAY, SATURDAY])
    expect(await nightsOf({ night: SATURDAY })).toEqual([SATURDAY])
    expect(await nightsOf({ night: LAST_NIGHT })).toEqual([LAST_NIGHT])
  })

  test('a changed call time is a change', async () => {
    const ash = await person('Ash')
    await planPlace(venue, ash, actor, FRIDAY)
    await publish()
    expect((await preview()).affected).toEqual([])
    await db.insert(positionPlans).values({ positionId: actor.id, needed: 1, callMinutes: 90 })
    const [{ changes }] = (await preview()).affected
    expect(changes).toMatchObject([{ kind: 'changed', after: { callAt: '2024-10-11T21:30:00.000Z' } }])
  })

  test('a changed call time leaves the nights that were as they were published', async () => {
    const ash = await person('Ash')
    const was = await publishedPlace(venue, ash, actor, LAST_NIGHT, {
      ...{ answer: 'confirmed', answeredAt: venue.clock.now, seenAt: venue.clock.now },
    })
    await publishedPlace(venue, ash, actor, FRIDAY)
    await db.insert(positionPlans).values({ positionId: actor.id, needed: 1, callMinutes: 180 })
    const [affected] = (await preview()).affected
    expect(affected.changes.map(({ night }: { night: string }) => night)).toEqual([FRIDAY])
    await publish()
    expect(await stored(was.id)).toEqual(was)
  })

  test('a night that the season does not have any more is off for those to whom it was published', async () => {
    const [ash, bo, cy, di] = await Promise.all(['Ash', 'Bo', 'Cy', 'Di'].map(person))
    await planPlace(venue, ash!, actor, '2024-12-24')
    await publishedPlace(venue, bo!, actor, '2024-12-24', { removedAt: venue.clock.now })
    const { id } = await publishedPlace(venue, cy!, actor, '2024-12-24')
    await publishedPlace(venue, di!, actor, '2024-09-25')
    const off = { changes: [{ kind: 'removed', night: '2024-12-24' }] }
    expect((await preview()).affected).toMatchObject([
      { firstName: 'Bo', ...off },
      { firstName: 'Cy', ...off },
    ])
    const plan = (await mara.get('/api/night-plan', { festivalId: home.id })).json()
    expect(plan.toldOfGoneNights.toSorted()).toEqual([bo!.id, cy!.id].toSorted())
    expect((await publish()).unseen).toMatchObject([{ firstName: 'Bo' }, { firstName: 'Cy' }])
    expect(await stored(id)).toMatchObject({ isCancelled: true, removedAt: venue.clock.now })
  })
})

describe('publishing', () => {
  test('publishes the plan, and answers who has not seen it', async () => {
    const ash = await person('Ash')
    const { id } = await planPlace(venue, ash, actor, FRIDAY, { part: 'second' })
    const { affected, unseen } = await publish()
    expect(affected).toEqual([])
    expect(unseen).toMatchObject([
      { firstName: 'Ash', nights: [{ placeId: id, night: FRIDAY, isCancelled: false, part: 'second' }] },
    ])
    expect(await stored(id)).toMatchObject({
      ...{ publishedAt: venue.clock.now, publishedPositionId: actor.id, publishedPart: 'second' },
      // The second half begins in the middle of the night.
      publishedCallAt: new Date(MIDDLE),
      ...{ publishedEndsAt: new Date(ENDS), sequence: 1, seenAt: null },
    })
  })

  test('keeps the answers of those for whom nothing changes', async () => {
    const ash = await person('Ash')
    const bo = await person('Bo')
    const answered = { seenAt: venue.clock.now, answer: 'confirmed', answeredAt: venue.clock.now } as const
    const same = await publishedPlace(venue, ash, actor, FRIDAY, answered)
    const moved = await publishedPlace(venue, bo, actor, FRIDAY, { ...answered, positionId: usher.id })
    venue.wait(60_000)
    await publish()
    expect(await stored(same.id)).toEqual(same)
    expect(await stored(moved.id)).toMatchObject({
      ...{ publishedPositionId: usher.id, publishedAt: venue.clock.now, sequence: 2 },
      ...{ seenAt: null, answer: null, answeredAt: null },
    })
  })

  test('publishes once who was taken off', async () => {
    const ash = await person('Ash')
    const { id } = await publishedPlace(venue, ash, actor, FRIDAY, { removedAt: venue.clock.now })
    await publish()
    expect(await stored(id)).toMatchObject({ isCancelled: true, sequence: 2, publishedPositionId: actor.id })
    expect((await publish()).unseen).toMatchObject([{ nights: [{ isCancelled: true }] }])
    expect((await stored(id)).sequence).toBe(2)
  })

  test('who cannot come is not asked again for other hours, and not forgotten when they are taken off', async () => {
    const [ash, bo, cy] = await Promise.all(['Ash', 'Bo', 'Cy'].map(person))
    const at = venue.clock.now
    const answered = { seenAt: at, answer: 'declined', answerReason: 'Ill', answeredAt: at } as const
    const later = await publishedPlace(venue, ash!, actor, FRIDAY, {
      ...{ ...answered, publishedCallAt: new Date('2024-10-11T20:00:00Z') },
    })
    const moved = await publishedPlace(venue, bo!, actor, FRIDAY, { ...answered, positionId: usher.id })
    const off = await publishedPlace(venue, cy!, actor, FRIDAY, { ...answered, removedAt: at })
    await publish()
    expect(await stored(later.id)).toMatchObject({ ...answered, seenAt: null, sequence: 2 })
    expect(await stored(moved.id)).toMatchObject({ answer: null, answerReason: null, answeredAt: null })
    expect(await stored(off.id)).toMatchObject({ answer: 'declined', answerReason: null, seenAt: null })
    const plan = (await mara.get('/api/night-plan', { festivalId: home.id })).json()
    expect(plan.people.find(({ id }: { id: string }) => id === cy!.id).declined).toEqual([FRIDAY])
  })

  test('one night leaves the others', async () => {
    const ash = await person('Ash')
    const friday = await planPlace(venue, ash, actor, FRIDAY)
    const saturday = await planPlace(venue, ash, actor, SATURDAY)
    await publish(SATURDAY)
    expect((await stored(friday.id)).publishedAt).toBeNull()
    expect((await stored(saturday.id)).sequence).toBe(1)
  })

  test('has one audit row for each night, with its counts', async () => {
    const ash = await person('Ash')
    const bo = await person('Bo')
    await planPlace(venue, ash, actor, FRIDAY)
    await publishedPlace(venue, bo, actor, FRIDAY, { removedAt: venue.clock.now })
    await planPlace(venue, ash, actor, SATURDAY)
    await publish()
    await publish()
    const rows = await db.select().from(auditLog).orderBy(auditLog.id)
    expect(rows.map(({ action, entity, entityId, after }) => ({ action, entity, entityId, after }))).toEqual([
      {
        ...{ action: 'publishNights', entity: 'plannedPlace', entityId: FRIDAY },
        after: { night: FRIDAY, added: 1, changed: 0, takenOff: 1 },
      },
      {
        ...{ action: 'publishNights', entity: 'plannedPlace', entityId: SATURDAY },
        after: { night: SATURDAY, added: 1, changed: 0, takenOff: 0 },
      },
    ])
  })

  test('the night on which the clocks go back has its own hours', async () => {
    const ash = await person('Ash')
    const { id } = await planPlace(venue, ash, actor, '2024-11-02')
    await publish()
    expect(await stored(id)).toMatchObject({
      publishedCallAt: new Date('2024-11-02T21:00:00Z'), // 5 PM EDT
      publishedEndsAt: new Date('2024-11-03T05:00:00Z'), // 1 AM EDT, the first of the two
    })
  })

  test('somebody who has left is not waited for', async () => {
    const ash = await venue.person('Ash', { isActive: false })
    await publishedPlace(venue, ash, actor, FRIDAY)
    expect((await preview()).unseen).toEqual([])
  })

  test('is refused for a season of another festival', async () => {
    const elsewhere = await venue.festival('Elsewhere')
    const body = { festivalId: home.id, seasonId: elsewhere.seasonId, night: null, seen: '' }
    expect((await mara.post('/api/publication', body)).statusCode).toBe(404)
  })
})

describe('races', () => {
  test('a plan that changed since the preview is not published', async () => {
    const ash = await person('Ash')
    const { id } = await planPlace(venue, ash, actor, FRIDAY)
    const { fingerprint } = await preview()
    await db.update(plannedPlaces).set({ positionId: usher.id }).where(eq(plannedPlaces.id, id))
    const before = await venue.everything()
    const reply = await send(fingerprint)
    expect(reply.statusCode).toBe(409)
    expect(reply.json().error.code).toBe('changedMeanwhile')
    expect(await venue.everything()).toBe(before)
  })

  test('an edit that is under way is waited for, and then refuses the publication', async () => {
    const ash = await person('Ash')
    const { id } = await planPlace(venue, ash, actor, FRIDAY)
    const { fingerprint } = await preview()
    const client = await db.$client.connect()
    await client.query('begin')
    await client.query('update planned_places set position_id = $1 where id = $2', [usher.id, id])
    const sent = send(fingerprint)
    await expect.poll(venue.lockWaits).toBe(1)
    await client.query('commit')
    client.release()
    expect((await sent).statusCode).toBe(409)
    expect((await stored(id)).publishedAt).toBeNull()
  })

  test('nothing is published that is not in the plan, however edits and publications interleave', async () => {
    const people = await Promise.all(['Ash', 'Bo', 'Cy', 'Di'].map(person))
    const places = await Promise.all(people.map((one) => planPlace(venue, one, actor, FRIDAY)))
    const edits = places.flatMap(({ id }) =>
      [usher.id, actor.id, usher.id].map(
        (positionId) => () => db.update(plannedPlaces).set({ positionId }).where(eq(plannedPlaces.id, id)),
      ),
    )
    const publications = Array.from({ length: 6 }, () => async () => {
      const reply = await send((await preview()).fingerprint)
      expect([200, 409]).toContain(reply.statusCode)
    })
    await Promise.all([...edits, ...publications].map((act) => act()))
    await publish()
    // Which edit of a place came last is left to chance.
    for (const { id } of places) {
      const { positionId, publishedPositionId } = await stored(id)
      expect(publishedPositionId).toBe(positionId)
    }
    expect((await preview()).affected).toEqual([])
  })

  test('two publications of the same plan publish it once', async () => {
    const ash = await person('Ash')
    const { id } = await planPlace(venue, ash, actor, FRIDAY)
    const { fingerprint } = await preview()
    const replies = await Promise.all([send(fingerprint), send(fingerprint)])
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect((await stored(id)).sequence).toBe(1)
  })
})

describe('the sheet of a night', () => {
  const sheet = (query = {}) => mara.get('/api/publication/sheet', { festivalId: home.id, ...query })

  test('has the people by event and position, with what they answered', async () => {
    await db.insert(positionPlans).values({ positionId: usher.id, needed: 2 })
    const ash = await person('Ash')
    const bo = await person('Bo')
    await publishedPlace(venue, ash, actor, FRIDAY, {
      ...{ seenAt: venue.clock.now, answer: 'declined', answerReason: 'Exam', answeredAt: venue.clock.now },
    })
    await planPlace(venue, bo, actor, FRIDAY, { part: 'second' })
    const { night, events, timeZone } = (await sheet({ night: FRIDAY })).json()
    expect(timeZone).toBe('America/New_York')
    expect(night).toEqual({
      ...{ date: FRIDAY, label: 'Friday, October 11', isCalledOff: false },
      ...{ gatesAt: '2024-10-11T23:00:00.000Z', endsAt: ENDS },
    })
    expect(events).toMatchObject([
      {
        name: 'Actor event',
        positions: [
          {
            ...{ name: 'Actor', callAt: CALL, needed: 0 },
            places: [
              { firstName: 'Ash', answer: 'declined', answerReason: 'Exam', isPublished: true },
              { firstName: 'Bo', part: 'second', callAt: MIDDLE, answer: null, isPublished: false },
            ],
          },
        ],
      },
      { name: 'Usher event', positions: [{ name: 'Usher', needed: 2, places: [] }] },
    ])
  })

  test('is that of the next night unless one is named', async () => {
    expect((await sheet()).json().night.date).toBe('2024-10-04')
    expect((await sheet({ night: '2024-10-07' })).json().error.code).toBe('notANight')
  })
})
