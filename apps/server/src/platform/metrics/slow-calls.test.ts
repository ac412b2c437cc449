import { expect, test } from 'vitest'
import { testDatabase } from '../../../test/testing/test-database.ts'
import { slowCalls } from '../database/schema.ts'
import { createSlowCalls } from './slow-calls.ts'

const { db } = await testDatabase()
const clock = { now: new Date('2024-10-04T23:59:00.000Z') }
const [one, other] = [createSlowCalls(() => clock.now), createSlowCalls(() => clock.now)]

test('calls of a second or more are added up by day and route, over several processes', async () => {
  one.note('GET', '/api/users', 999)
  one.note('GET', '/api/users', 1_000)
  one.note('GET', '/api/users', 2_500.4)
  other.note('GET', '/api/users', 1_500)
  const before = clock.now
  await one.write(db)
  await other.write(db)
  // Nothing is written twice.
  await one.write(db)
  expect(await db.select().from(slowCalls)).toEqual([
    {
      day: '2024-10-04',
      method: 'GET',
      route: '/api/users',
      calls: 3,
      totalMs: 5_000,
      slowestMs: 2_500,
      lastAt: before,
    },
  ])
  clock.now = new Date('2024-10-05T00:01:00.000Z')
  one.note('GET', '/api/users', 1_000)
  await one.write(db)
  expect((await db.select().from(slowCalls)).map(({ day }) => day)).toEqual(['2024-10-04', '2024-10-05'])
})
