import type { ErrorCode } from '@nightshift/shared/errors'
import { expect, test } from 'vitest'
import { expectRefusal } from '../../../../test/testing/refusals.ts'
import { openVenue } from '../../../../test/testing/venue.ts'
import { auditLog, positionPlans } from '../../../platform/database/schema.ts'
import { NIGHTS, openPlanning } from './testing/plan.ts'

const venue = await openVenue()
const { actor, need, read } = await openPlanning(venue)
const { friday, saturday } = NIGHTS

test('a position needs so many people, and another number on one night', async () => {
  expect((await need(null, 4, 0)).statusCode).toBe(204)
  expect((await need(saturday, 6, 4)).statusCode).toBe(204)
  const plan = await read()
  expect(plan.events[0]?.positions[0]).toMatchObject({ id: actor.id, needed: 4 })
  expect(plan.needs).toEqual([{ night: saturday, positionId: actor.id, needed: 6 }])
  const row = (await venue.db.select().from(auditLog).orderBy(auditLog.id)).at(-1)
  expect(row).toMatchObject({
    ...{ action: 'edit', entity: 'planSettings', entityId: String(venue.home.id) },
    before: { night: saturday, positionId: actor.id, needed: null },
    after: { night: saturday, positionId: actor.id, needed: 6 },
  })
})

test('null makes a night like the others again', async () => {
  expect((await need(saturday, null, 6)).statusCode).toBe(204)
  expect((await read()).needs).toEqual([])
})

test('the default keeps the call time of the position', async () => {
  await venue.db.update(positionPlans).set({ callMinutes: 30 })
  await need(null, 5, 4)
  expect((await read()).events[0]?.positions[0]).toMatchObject({ needed: 5, callMinutes: 30 })
})

type Need = Parameters<typeof need>

test.each<[string, ErrorCode, Need]>([
  ['a number that somebody else changed', 'changedMeanwhile', [null, 2, 4]],
  ['one of a night that somebody else changed', 'changedMeanwhile', [saturday, 2, 4]],
  ['a date that is no night', 'notANight', ['2024-10-09', 2, 5]],
  ['a position that does not exist', 'notFound', [friday, 2, 0, 987_654]],
])('refuses %s', async (_, code, of) => {
  await expectRefusal(venue, code, () => need(...of))
})

test('refuses no number for the default, and impossible ones', async () => {
  for (const needed of [null, -1, 501, 1.5]) expect((await need(null, needed, 5)).statusCode).toBe(422)
})

test('of two planners who change a number at once, one wins', async () => {
  for (let round = 0; round < 20; round++) {
    const seen = (await read()).events[0]!.positions[0]!.needed
    const replies = await Promise.all([need(null, seen + 1, seen), need(null, seen + 2, seen)])
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409])
  }
})
