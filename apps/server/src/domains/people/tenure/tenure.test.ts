import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { openVenue } from '../../../../test/testing/venue.ts'
import { seasons, users } from '../../../platform/database/schema.ts'

const venue = await openVenue()
const lena = await venue.person('Lena', { accessLvl: 1 })
const yearsOf = async (userId: string) => {
  const list = (await lena.get(`/api/festivals/${venue.home.id}/tenure`)).json()
  return list.find((one: { userId: string }) => one.userId === userId)?.years
}

// 2023, 2024 and 2025, each from the first of February.
beforeAll(async () => {
  const begin = (year: number) => new Date(`${year}-02-01T05:00:00Z`)
  await venue.db
    .update(seasons)
    .set({ beginsAt: begin(2024) })
    .where(eq(seasons.id, venue.home.seasonId))
  await venue.db
    .insert(seasons)
    .values([2023, 2025].map((year) => ({ festivalId: venue.home.id, year, beginsAt: begin(year) })))
})

test('the years worked are those of the seasons with an entry, up to the instant the next one begins', async () => {
  const ash = await venue.hire('Ash', 'Actor')
  await venue.shift(ash.id, '2023-10-06T21:00:00Z', '2023-10-07T05:00:00Z')
  await venue.shift(ash.id, '2023-10-07T21:00:00Z', '2023-10-08T05:00:00Z')
  await venue.shift(ash.id, '2025-02-01T04:59:00Z', '2025-02-01T06:00:00Z')
  expect(await yearsOf(ash.id)).toEqual([2024, 2023])
  await venue.shift(ash.id, '2025-02-01T06:00:00Z', null)
  expect(await yearsOf(ash.id)).toEqual([2025, 2024, 2023])
})

test('deleted and empty entries are no work, and people without any are left out', async () => {
  const bo = await venue.hire('Bo', 'Actor')
  await venue.shift(bo.id, '2023-10-06T21:00:00Z', '2023-10-07T05:00:00Z', { deletedAt: new Date() })
  await venue.shift(bo.id, '2024-10-06T21:00:00Z', '2024-10-06T21:00:00Z')
  expect(await yearsOf(bo.id)).toBeUndefined()
})

test('a year of two seasons counts once', async () => {
  const elsewhere = await venue.festival('Elsewhere')
  const beginsAt = new Date('2024-11-10T05:00:00Z')
  await venue.db.insert(seasons).values({ festivalId: elsewhere.id, year: 2024, part: 2, beginsAt })
  const di = await venue.hire('Di', 'Actor')
  await venue.shift(di.id, '2024-10-04T21:00:00Z', '2024-10-05T05:00:00Z', { festivalId: elsewhere.id })
  await venue.shift(di.id, '2024-12-06T21:00:00Z', '2024-12-07T05:00:00Z', { festivalId: elsewhere.id })
  expect(await yearsOf(di.id)).toEqual([2024])
})

test('a year at two festivals counts once', async () => {
  const cy = await venue.hire('Cy', 'Actor')
  const elsewhere = await venue.festival('Elsewhere')
  await venue.shift(cy.id, '2024-10-04T21:00:00Z', '2024-10-05T05:00:00Z')
  await venue.shift(cy.id, '2024-12-06T21:00:00Z', '2024-12-07T05:00:00Z', { festivalId: elsewhere.id })
  expect(await yearsOf(cy.id)).toEqual([2024])
})

test('people see their own, with the seasons before', async () => {
  const dee = await venue.hire('Dee', 'Actor')
  expect((await dee.get('/api/users/me/tenure')).json()).toEqual({ years: [], seasonsBefore: 0 })
  await venue.shift(dee.id, '2023-10-06T21:00:00Z', '2023-10-07T05:00:00Z')
  await venue.db.update(users).set({ seasonsBefore: 3 }).where(eq(users.id, dee.id))
  expect((await dee.get('/api/users/me/tenure')).json()).toEqual({ years: [2023], seasonsBefore: 3 })
})
