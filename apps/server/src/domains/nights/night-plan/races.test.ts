import { eq, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rounds } from '../../../../test/testing/rounds.ts'
import { openVenue } from '../../../../test/testing/venue.ts'
import { plannedPlaces, positionPlans } from '../../../platform/database/schema.ts'
import { NIGHTS, openPlanning } from './testing/plan.ts'

const venue = await openVenue()
const planning = await openPlanning(venue)
const { actor, mara, put, edit, apply } = planning
const bar = await venue.position('Barkeeper')
const ROUNDS = rounds(50)

const codes = (...replies: { statusCode: number }[]) => replies.map(({ statusCode }) => statusCode).sort()
const placesOf = (userId: string) =>
  venue.db.select().from(plannedPlaces).where(eq(plannedPlaces.userId, userId))

test('of two planners who put one person on a night at once, one wins', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const ash = await planning.hire('Ash', bar)
    const replies = await Promise.all([
      put(ash, NIGHTS.saturday),
      put(ash, NIGHTS.saturday, { positionId: bar.id }),
    ])
    expect(codes(...replies)).toEqual([200, 409])
    expect(await placesOf(ash.id)).toHaveLength(1)
  }
})

test('of two planners who move one place at once, one wins', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const ash = await planning.hire('Ash', bar)
    const place = (await put(ash, NIGHTS.saturday)).json()
    const replies = await Promise.all([edit(place, { positionId: bar.id }), edit(place, { part: 'first' })])
    expect(codes(...replies)).toEqual([200, 409])
  }
})

test('somebody who is deactivated while they are planned has no night to come', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const ash = await planning.hire('Ash')
    const place = (await put(ash, NIGHTS.friday)).json()
    const [deactivated] = await Promise.all([
      mara.patch(`/api/users/${ash.id}`, { isActive: false }),
      put(ash, NIGHTS.saturday),
      edit(place, { part: 'first' }),
    ])
    expect(deactivated.statusCode).toBe(200)
    expect(await placesOf(ash.id)).toEqual([])
  }
})

test('two planners who agree to a fill at once place everybody once', async () => {
  await venue.db.insert(positionPlans).values({ positionId: actor.id, needed: 500 })
  for (let round = 0; round < 10; round++) {
    const people = await Promise.all(['Ash', 'Bo', 'Cleo'].map((name) => planning.hire(name)))
    const places = people.map(({ id: userId }) => ({
      ...{ night: NIGHTS.nextFriday, positionId: actor.id, userId, part: 'whole' },
    }))
    const replies = await Promise.all([apply(places), apply(places.toReversed())])
    expect(codes(...replies)).toEqual([200, 409])
    for (const { id } of people) expect(await placesOf(id)).toHaveLength(1)
  }
  expect(await venue.db.$count(plannedPlaces, isNull(plannedPlaces.removedAt))).toBeGreaterThan(30)
})
