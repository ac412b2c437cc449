import { badgeCodeOf } from '@nightshift/shared/kiosk/badge'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { openVenue, type Person } from '../../../../test/testing/venue.ts'
import { plannedPlaces, timeEntries } from '../../../platform/database/schema.ts'
import { enrolKiosk, savedPunch } from '../../kiosk/offline-punches/testing/saved-punches.ts'
import { lockPeriod } from '../../payroll/pay-periods/testing/lock-period.ts'
import { FRIDAY, plan, publishedAs } from './testing/plan.ts'

const venue = await openVenue()
const mara = await venue.person('Mara', { accessLvl: 2 })
const { now: FRIDAY_NIGHT } = venue.clock
beforeEach(() => {
  venue.clock.now = FRIDAY_NIGHT
})

const entriesOf = ({ id }: { id: string }) =>
  venue.db.select().from(timeEntries).where(eq(timeEntries.userId, id)).orderBy(timeEntries.startTime)
const placesFilledBy = async (person: { id: string }) =>
  (await entriesOf(person)).map(({ placeId }) => placeId)
const at = (time: string) => {
  venue.clock.now = new Date(time)
}
const hoursAgo = (hours: number) => new Date(venue.clock.now.getTime() - hours * 3_600_000).toISOString()
const scan = ({ id }: Person, upId?: number) =>
  venue.visitor.post('/api/badgescan', { badgeCode: badgeCodeOf(id), ...(upId && { upId }) })
const actorOnPlan = async () => {
  const ash = await venue.hire('Ash', 'Actor')
  const [held] = ash.positions
  return { ash, held: held!, place: await plan(venue, ash, held!.positionId) }
}

describe('a shift stores the place that it fills, however it begins', () => {
  test('by a badge at the kiosk', async () => {
    const { ash, place } = await actorOnPlan()
    expect((await scan(ash)).json()).toMatchObject({ clockedIn: true })
    expect(await placesFilledBy(ash)).toEqual([place.id])
  })

  test('by many badges at once, which share a statement', async () => {
    const crew = await Promise.all(Array.from({ length: 8 }, actorOnPlan))
    await Promise.all(crew.map(({ ash }) => scan(ash)))
    for (const { ash, place } of crew) expect(await placesFilledBy(ash)).toEqual([place.id])
  })

  test('by a scan that a kiosk saved without a network, for the night of the scan', async () => {
    const kiosk = await enrolKiosk(venue)
    const { ash, place } = await actorOnPlan()
    at('2024-10-05T17:00:00Z')
    expect(await kiosk.results(savedPunch(venue, ash, 'in', 19), savedPunch(venue, ash, 'out', 13))).toEqual([
      'accepted',
      'accepted',
    ])
    expect(await placesFilledBy(ash)).toEqual([place.id])
  })

  test('by the time clock', async () => {
    const { ash, held, place } = await actorOnPlan()
    expect((await ash.post('/api/clockin', String(held.id))).statusCode).toBe(200)
    expect(await placesFilledBy(ash)).toEqual([place.id])
  })

  test('after a shift that was forgotten', async () => {
    const { ash, place } = await actorOnPlan()
    await venue.shift(ash.id, '2024-10-02T20:00:00Z', null)
    expect((await scan(ash)).json()).toMatchObject({ clockedIn: true, closedForgotten: true })
    expect(await placesFilledBy(ash)).toEqual([null, place.id])
  })

  test("by a manager's entry", async () => {
    const { ash, held, place } = await actorOnPlan()
    await mara.post('/api/addTimeEntry', { userId: ash.id, upId: held.id })
    expect(await placesFilledBy(ash)).toEqual([place.id])
    const { ash: bo, held: other, place: theirs } = await actorOnPlan()
    const times = { startTime: hoursAgo(1), endTime: hoursAgo(0) }
    await mara.post('/api/addTimeEntry', { userId: bo.id, positionId: other.positionId, ...times })
    expect(await placesFilledBy(bo)).toEqual([theirs.id])
  })

  test('by a request that is applied', async () => {
    const { ash, held, place } = await actorOnPlan()
    const times = { startTime: hoursAgo(3), endTime: hoursAgo(1) }
    const asked = {
      timeEntryId: null,
      ...times,
      positionId: held.positionId,
      cashTips: 0,
      creditTips: 0,
      note: 'x',
    }
    const { id } = (await ash.post('/api/entry-requests', asked)).json()
    const [{ updatedAt }] = (await mara.get('/api/entry-requests')).json()
    const reply = await mara.post(`/api/entry-requests/${id}/decide`, {
      ...{ kind: 'apply', updatedAt, entryUpdatedAt: null },
    })
    expect(reply.statusCode, reply.body).toBe(204)
    expect(await placesFilledBy(ash)).toEqual([place.id])
  })

  test('by a split', async () => {
    const { ash, held, place } = await actorOnPlan()
    const shift = await venue.shift(ash.id, hoursAgo(4), hoursAgo(1), { positionId: held.positionId })
    const guide = await venue.position('Guide')
    const reply = await mara.post(`/api/timeclock/${shift.id}/split`, {
      ...{ at: hoursAgo(2), positionId: guide.id, updatedAt: shift.updatedAt },
    })
    expect(reply.statusCode, reply.body).toBe(200)
    expect(await placesFilledBy(ash)).toEqual([place.id, place.id])
  })

  test('after midnight, for the night that began', async () => {
    const { ash, place } = await actorOnPlan()
    await plan(venue, ash, place.positionId, { night: '2024-10-05' })
    at('2024-10-05T05:30:00Z')
    await scan(ash)
    expect(await placesFilledBy(ash)).toEqual([place.id])
  })

  test.each([
    ['on the evening before', '2024-11-02T23:00:00Z'],
    ['in the hour that comes twice, the first time', '2024-11-03T05:30:00Z'],
    ['in the hour that comes twice, the second time', '2024-11-03T06:30:00Z'],
  ])('in the night in which the clocks go back: %s', async (_, instant) => {
    const ash = await venue.hire('Ash', 'Actor')
    const { id } = await plan(venue, ash, ash.positions[0]!.positionId, { night: '2024-11-02' })
    at(instant)
    await scan(ash)
    expect(await placesFilledBy(ash)).toEqual([id])
  })
})

describe('a night in two halves', () => {
  const halves = async (...names: string[]) => {
    const ash = await venue.hire('Ash', ...names)
    const [one, two = one] = ash.positions
    const first = await plan(venue, ash, one!.positionId, { part: 'first' })
    const second = await plan(venue, ash, two!.positionId, { part: 'second' })
    return { ash, one: one!, two: two!, first, second }
  }

  test('the position says which half a shift fills', async () => {
    const { ash, one, two, first, second } = await halves('Actor', 'Guide')
    await scan(ash, two.id)
    expect(await placesFilledBy(ash)).toEqual([second.id])
    at('2024-10-04T23:00:00Z')
    await scan(ash)
    at('2024-10-04T23:10:00Z')
    await scan(ash, one.id)
    expect(await placesFilledBy(ash)).toEqual([second.id, first.id])
  })

  test('in one position, the second shift fills the second half', async () => {
    const { ash, first, second } = await halves('Actor')
    await venue.shift(ash.id, hoursAgo(4), hoursAgo(2), { positionId: first.positionId })
    await scan(ash)
    expect(await placesFilledBy(ash)).toEqual([first.id, second.id])
  })

  test('a shift whose start is corrected stays where it is', async () => {
    const { ash, first } = await halves('Actor')
    const shift = await venue.shift(ash.id, hoursAgo(4), hoursAgo(2), { positionId: first.positionId })
    const reply = await mara.patch(`/api/timeclock/${shift.id}`, { startTime: hoursAgo(3) })
    expect(reply.statusCode, reply.body).toBe(200)
    expect(await placesFilledBy(ash)).toEqual([first.id])
  })
})

describe('an edit', () => {
  test('of the start, to another night, moves the shift to its place', async () => {
    const { ash, place } = await actorOnPlan()
    const earlier = await plan(venue, ash, place.positionId, { night: '2024-09-28' })
    const shift = await venue.shift(ash.id, hoursAgo(4), hoursAgo(2))
    await mara.patch(`/api/timeclock/${shift.id}`, {
      ...{ startTime: '2024-09-28T21:00:00Z', endTime: '2024-09-29T01:00:00Z' },
    })
    expect(await placesFilledBy(ash)).toEqual([earlier.id])
    await mara.patch(`/api/timeclock/${shift.id}`, {
      ...{ startTime: '2024-09-20T21:00:00Z', endTime: '2024-09-21T01:00:00Z' },
    })
    expect(await placesFilledBy(ash)).toEqual([null])
  })

  test('of the position keeps the only place of the night', async () => {
    const { ash, place } = await actorOnPlan()
    const shift = await venue.shift(ash.id, hoursAgo(4), hoursAgo(2), { positionId: place.positionId })
    const guide = await venue.position('Guide')
    await mara.patch(`/api/timeclock/${shift.id}`, { positionId: guide.id })
    expect(await placesFilledBy(ash)).toEqual([place.id])
  })

  test('that deletes and restores a shift finds its place again', async () => {
    const { ash, place } = await actorOnPlan()
    const shift = await venue.shift(ash.id, hoursAgo(4), hoursAgo(2))
    await mara.delete(`/api/timeclock/${shift.id}`)
    await venue.db.delete(plannedPlaces).where(eq(plannedPlaces.id, place.id))
    const again = await plan(venue, ash, place.positionId)
    await mara.post(`/api/timeclock/${shift.id}/undelete`)
    expect(await placesFilledBy(ash)).toEqual([again.id])
  })
})

describe('the plan changes while somebody is at work', () => {
  test('who is put on it fills their place; a shift of the night before does not', async () => {
    const [ash, bo] = [await venue.hire('Ash', 'Actor'), await venue.hire('Bo', 'Actor')]
    await venue.shift(ash.id, hoursAgo(1), null)
    await venue.shift(bo.id, hoursAgo(23), null)
    const place = await plan(venue, ash, ash.positions[0]!.positionId)
    await plan(venue, bo, bo.positions[0]!.positionId)
    expect(await placesFilledBy(ash)).toEqual([place.id])
    expect(await placesFilledBy(bo)).toEqual([null])
  })

  test('who is put on it in a break, or when the night is over, has filled their place', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    await venue.shift(ash.id, hoursAgo(27), hoursAgo(24))
    await venue.shift(ash.id, hoursAgo(4), hoursAgo(3))
    await venue.shift(ash.id, hoursAgo(2), hoursAgo(1))
    const place = await plan(venue, ash, ash.positions[0]!.positionId)
    expect(await placesFilledBy(ash)).toEqual([null, place.id, place.id])
  })

  const remove = (id: number, removedAt: Date | null) =>
    venue.db.update(plannedPlaces).set({ removedAt }).where(eq(plannedPlaces.id, id))

  test('who is taken off, and put in another place or back, fills that', async () => {
    const ash = await venue.hire('Ash', 'Actor', 'Guide')
    const [actor, guide] = ash.positions
    const place = await plan(venue, ash, actor!.positionId, publishedAs(actor!.positionId))
    await scan(ash, actor!.id)
    await remove(place.id, venue.clock.now)
    const other = await plan(venue, ash, guide!.positionId)
    expect(await placesFilledBy(ash)).toEqual([other.id])
    await venue.db.delete(plannedPlaces).where(eq(plannedPlaces.id, other.id))
    expect(await placesFilledBy(ash)).toEqual([null])
    await remove(place.id, null)
    expect(await placesFilledBy(ash)).toEqual([place.id])
  })

  test('a place that was removed is filled by nobody', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const { positionId } = ash.positions[0]!
    await plan(venue, ash, positionId, { ...publishedAs(positionId), removedAt: venue.clock.now })
    await scan(ash)
    expect(await placesFilledBy(ash)).toEqual([null])
  })

  test('a second half that is added does not take the shift of the first', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const { positionId } = ash.positions[0]!
    const first = await plan(venue, ash, positionId, { part: 'first' })
    await scan(ash)
    await plan(venue, ash, positionId, { part: 'second', night: FRIDAY })
    expect(await placesFilledBy(ash)).toEqual([first.id])
  })

  test.each(['published', 'not published'])(
    'who is taken off the first half, %s, fills the second',
    async (state) => {
      const ash = await venue.hire('Ash', 'Actor', 'Driver')
      const [actor, driver] = ash.positions
      const first = await plan(venue, ash, actor!.positionId, {
        part: 'first',
        ...(state === 'published' && publishedAs(actor!.positionId)),
      })
      await scan(ash, actor!.id)
      const second = await plan(venue, ash, driver!.positionId, { part: 'second' })
      expect(await placesFilledBy(ash)).toEqual([first.id])
      const query = `updatedAt=${first.updatedAt.toISOString()}`
      expect((await mara.delete(`/api/night-plan/places/${first.id}?${query}`)).statusCode).toBe(204)
      expect(await placesFilledBy(ash)).toEqual([second.id])
    },
  )

  test('a place of a shift whose pay period is locked can be taken off, and the shift stays as it is', async () => {
    const ada = await venue.person('Ada', { accessLvl: 3 })
    const ash = await venue.hire('Ash', 'Actor')
    const { positionId } = ash.positions[0]!
    const place = await plan(venue, ash, positionId, { night: '2024-09-13' })
    const shift = await venue.shift(ash.id, '2024-09-13T21:00:00Z', '2024-09-14T03:00:00Z', { positionId })
    expect(shift.placeId).toBe(place.id)
    await lockPeriod(venue, ada, {
      ...{ startsAt: new Date('2024-09-09T10:00:00Z'), endsAt: new Date('2024-09-16T10:00:00Z') },
    })
    await venue.db.delete(plannedPlaces).where(eq(plannedPlaces.id, place.id))
    expect(await entriesOf(ash)).toEqual([{ ...shift, placeId: null, updatedAt: expect.any(Date) }])
  })
})
