import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openVenue } from '../../../../test/testing/venue.ts'
import { auditLog, plannedPlaces } from '../../../platform/database/schema.ts'
import { NIGHTS, openPlanning, publish } from './testing/plan.ts'

const venue = await openVenue()
const planning = await openPlanning(venue)
const { put, mara } = planning
const ada = await venue.person('Ada', { accessLvl: 3, festivalId: null })

/** Somebody with a place last week, tonight and on the next two nights, of which they know the last. */
async function planned() {
  const ash = await planning.hire('Ash')
  venue.wait(-7 * 86_400_000)
  await put(ash, NIGHTS.lastWeek)
  venue.wait(7 * 86_400_000)
  await put(ash, NIGHTS.friday)
  await put(ash, NIGHTS.saturday)
  const { id } = (await put(ash, NIGHTS.nextFriday)).json()
  await publish(venue, { id })
  return ash
}
const left = async (userId: string) => {
  const rows = await venue.db
    .select()
    .from(plannedPlaces)
    .where(eq(plannedPlaces.userId, userId))
    .orderBy(plannedPlaces.night)
  return rows.map(({ night, removedAt }) => [night, removedAt !== null])
}
const DELETED = [
  [NIGHTS.lastWeek, false],
  [NIGHTS.nextFriday, true],
]

test('somebody who is deactivated leaves the nights to come', async () => {
  const ash = await planned()
  expect((await mara.patch(`/api/users/${ash.id}`, { isActive: false })).statusCode).toBe(200)
  expect(await left(ash.id)).toEqual(DELETED)
  const rows = await venue.db.select().from(auditLog).where(eq(auditLog.entity, 'plannedPlace'))
  const deleted = rows.filter(({ action }) => action === 'delete')
  expect(deleted.map(({ before }) => (before as { night: string }).night).sort()).toEqual([
    NIGHTS.friday,
    NIGHTS.saturday,
    NIGHTS.nextFriday,
  ])
})

test('somebody who moves to another festival leaves them, too', async () => {
  const ash = await planned()
  const { id: festivalId } = await venue.festival('Elsewhere')
  expect((await ada.patch(`/api/users/${ash.id}`, { festivalId })).statusCode).toBe(200)
  expect(await left(ash.id)).toEqual(DELETED)
})

test('the place that they left does not stand in the way of one at the other festival', async () => {
  const ash = await planned()
  const { id: festivalId, seasonId } = await venue.festival('Elsewhere')
  await ada.patch(`/api/users/${ash.id}`, { festivalId })
  const position = await venue.position('Guard', { festivalId })
  await venue.assign(ash.id, position)
  const wanted = { festivalId, seasonId, night: NIGHTS.nextFriday, positionId: position.id, userId: ash.id }
  expect((await ada.post('/api/night-plan/places', wanted)).statusCode).toBe(200)
  expect(await left(ash.id)).toEqual([...DELETED, [NIGHTS.nextFriday, false]])
})

test('the place that a shift of tonight fills stays', async () => {
  const ash = await planned()
  await venue.shift(ash.id, '2024-10-04T21:00:00Z', null, { positionId: planning.actor.id })
  await mara.patch(`/api/users/${ash.id}`, { isActive: false })
  expect(await left(ash.id)).toContainEqual([NIGHTS.friday, false])
})
