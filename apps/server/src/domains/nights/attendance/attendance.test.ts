import { expect, test } from 'vitest'
import { openVenue } from '../../../../test/testing/venue.ts'
import { planSettings } from '../../../platform/database/schema.ts'
import { nightAt } from '../night-reports/testing/night.ts'

const venue = await openVenue()
const night = nightAt(venue)
const manager = await night.manager()
const actor = await venue.position('Actor')

const attendance = async (id: string, query: Record<string, number> = {}) =>
  (await manager.get(`/api/users/${id}/attendance`, query)).json()

/** What was published of a night: called at 5 PM. */
const published = (night: string) => ({
  ...{ night, publishedAt: new Date('2024-09-10T12:00:00Z'), publishedPart: 'whole' as const },
  ...{ publishedPositionId: actor.id, publishedCallAt: new Date(`${night}T21:00:00Z`) },
  publishedEndsAt: new Date(new Date(`${night}T21:00:00Z`).getTime() + 8 * 3_600_000),
})

const marked = (mark: 'noShow' | 'excused') => ({ mark, markedAt: venue.clock.now, markedBy: manager.id })

test('counts no-shows and lateness of the nights that were', async () => {
  const ash = await night.planned('Ash', actor, published('2024-09-13'))
  const { positionId } = ash.place
  // Called at 5 PM: 5:10 is in time, a second more is late.
  await venue.shift(ash.id, '2024-09-13T21:10:00Z', '2024-09-14T05:00:00Z', { positionId })
  await night.plan(ash, positionId, published('2024-09-14'))
  await venue.shift(ash.id, '2024-09-14T21:10:01Z', '2024-09-14T23:00:00Z', { positionId })
  await venue.shift(ash.id, '2024-09-14T23:30:00Z', '2024-09-15T05:00:00Z', { positionId })
  await night.plan(ash, positionId, { ...published('2024-09-20'), ...marked('noShow') })
  await night.plan(ash, positionId, { ...published('2024-09-21'), ...marked('excused') })
  // Missing and not marked by anybody is no no-show.
  await night.plan(ash, positionId, published('2024-09-27'))
  await night.plan(ash, positionId, published('2024-10-26'))
  const { seasonId } = venue.home
  const counted = { seasonId, year: 2024, part: 1, planned: 5, late: 1, noShow: 1, excused: 1, missing: 1 }
  expect(await attendance(ash.id)).toEqual([counted])
  expect(await attendance(ash.id, { seasonId })).toEqual([counted])
  expect(await attendance(ash.id, { seasonId: seasonId + 1 })).toEqual([])
})

test('the call time that was published counts, and the setting for lateness', async () => {
  const bo = await night.planned('Bo', actor, {
    ...{ night: '2024-09-28', publishedAt: new Date('2024-09-20T12:00:00Z'), publishedPart: 'whole' },
    ...{ publishedPositionId: actor.id, publishedEndsAt: new Date('2024-09-29T05:00:00Z') },
    publishedCallAt: new Date('2024-09-28T20:00:00Z'),
  })
  await venue.shift(bo.id, '2024-09-28T20:20:00Z', '2024-09-29T05:00:00Z', { positionId: actor.id })
  expect(await attendance(bo.id)).toMatchObject([{ planned: 1, late: 1 }])
  await venue.db.insert(planSettings).values({
    ...{ festivalId: venue.home.id, callMinutes: 120, lateAfterMinutes: 20, declineHours: 24 },
  })
  expect(await attendance(bo.id)).toMatchObject([{ planned: 1, late: 0 }])
})

test('who was put in for somebody in the evening is late an hour after that', async () => {
  const di = await night.planned('Di', actor, {
    night: '2024-09-27',
    putInAt: new Date('2024-09-28T00:00:00Z'),
  })
  const shift = await venue.shift(di.id, '2024-09-28T00:50:00Z', '2024-09-28T05:00:00Z', {
    positionId: actor.id,
  })
  expect(await attendance(di.id)).toMatchObject([{ planned: 1, late: 0 }])
  await manager.patch(`/api/timeclock/${shift.id}`, { startTime: '2024-09-28T01:30:00Z' })
  expect(await attendance(di.id)).toMatchObject([{ planned: 1, late: 1 }])
})

test('who declined in time was excused, unless a lead says otherwise', async () => {
  const declined = { answer: 'declined' as const, answeredAt: new Date('2024-09-11T12:00:00Z') }
  const ed = await night.planned('Ed', actor, { ...published('2024-09-13'), ...declined })
  await night.plan(ed, actor.id, { ...published('2024-09-14'), ...declined, ...marked('noShow') })
  expect(await attendance(ed.id)).toMatchObject([{ planned: 2, excused: 1, noShow: 1, missing: 0 }])
})

test('a place that was never published does not count', async () => {
  const fay = await night.planned('Fay', actor, { night: '2024-09-13' })
  expect(await attendance(fay.id)).toEqual([])
  await night.plan(fay, actor.id, published('2024-09-14'))
  expect(await attendance(fay.id)).toMatchObject([{ planned: 1, missing: 1 }])
})

test('somebody who was never planned has none', async () => {
  expect(await attendance((await venue.person('Cy')).id)).toEqual([])
})
