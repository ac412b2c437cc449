import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { openVenue } from '../../../../test/testing/venue.ts'
import { users } from '../../../platform/database/schema.ts'

const venue = await openVenue()
const isActiveAdministrator = and(eq(users.accessLvl, 3), eq(users.isActive, true))
const administrators = () => venue.db.$count(users, isActiveAdministrator)

beforeEach(() => venue.db.update(users).set({ accessLvl: 0 }).where(eq(users.accessLvl, 3)))

const removals = [
  ['deactivate', { isActive: false }],
  ['demote', { accessLvl: 0 }],
  ['demote and deactivate', { accessLvl: 2, isActive: false }],
] as const

test.each(removals)('an administrator may %s another one', async (_, change) => {
  const ada = await venue.person('Ada', { accessLvl: 3 })
  const bea = await venue.person('Bea', { accessLvl: 3 })
  expect((await ada.patch(`/api/users/${bea.id}`, change)).statusCode).toBe(200)
  expect(await administrators()).toBe(1)
})

test.each(removals)('one is left when two %s each other concurrently, in every round', async (_, change) => {
  for (let round = 0; round < 15; round++) {
    const ada = await venue.person('Ada', { accessLvl: 3 })
    const bea = await venue.person('Bea', { accessLvl: 3 })
    const replies = await Promise.all([
      ada.patch(`/api/users/${bea.id}`, change),
      bea.patch(`/api/users/${ada.id}`, change),
    ])
    const [first, second] = replies.map(({ statusCode }) => statusCode).sort()
    expect(first).toBe(200)
    // The slower one is refused, or finds itself signed out or demoted already.
    expect([401, 403, 404]).toContain(second)
    expect(await administrators()).toBe(1)
    await venue.db.update(users).set({ accessLvl: 0 }).where(isActiveAdministrator)
  }
})

test('a person who was demoted a moment ago cannot remove the last one', async () => {
  const ada = await venue.person('Ada', { accessLvl: 3 })
  const bea = await venue.person('Bea', { accessLvl: 3 })
  const reply = await venue.db.transaction(async (tx) => {
    await tx.update(users).set({ accessLvl: 0 }).where(eq(users.id, bea.id))
    const removal = bea.patch(`/api/users/${ada.id}`, { isActive: false })
    await expect.poll(venue.lockWaits).toBe(1)
    return { removal }
  })
  expect((await reply.removal).json().error).toMatchObject({ statusCode: 403, code: 'lastAdministrator' })
  expect(await administrators()).toBe(1)
})

test('two administrators who edit each other concurrently do not deadlock', async () => {
  for (let round = 0; round < 10; round++) {
    const ada = await venue.person('Ada', { accessLvl: 3 })
    const bea = await venue.person('Bea', { accessLvl: 3 })
    const replies = await Promise.all([
      ada.patch(`/api/users/${bea.id}`, { paychexId: '17' }),
      bea.patch(`/api/users/${ada.id}`, { paychexId: '18' }),
    ])
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  }
})
