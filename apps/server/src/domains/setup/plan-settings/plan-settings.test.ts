import { DEFAULT_PLAN_SETTINGS } from '@nightshift/shared/setup/plan-settings/contract'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openVenue } from '../../../../test/testing/venue.ts'
import { auditLog, positionPlans } from '../../../platform/database/schema.ts'
import { expectRefusal } from '../../people/employees/testing/refused.ts'

const venue = await openVenue()
const lena = await venue.person('Lena', { accessLvl: 1 })
const ada = await venue.person('Ada', { accessLvl: 3 })
const actor = await venue.position('Actor')
const path = `/api/festivals/${venue.home.id}/plan-settings`
const auditOf = (actorId: string) =>
  venue.db.select().from(auditLog).where(eq(auditLog.actorId, actorId)).orderBy(auditLog.id)

test('a festival has the defaults and no call times of positions until somebody saves', async () => {
  const reply = await lena.get(path)
  expect(reply.json()).toMatchObject({ festivalId: venue.home.id, ...DEFAULT_PLAN_SETTINGS })
  expect(reply.json().positions).toContainEqual({
    ...{ positionId: actor.id, name: 'Actor', callMinutes: null },
    eventName: expect.any(String),
  })
})

test('a save keeps what it does not name, is audited, and needs the version that was read', async () => {
  const first = await ada.patch(path, { callMinutes: 90, curfew: '19:00', updatedAt: null })
  expect(first.json()).toMatchObject({
    ...DEFAULT_PLAN_SETTINGS,
    callMinutes: 90,
    curfew: '19:00',
    updatedAt: expect.any(String),
  })
  const positions = [{ positionId: actor.id, callMinutes: 150 }]
  const second = await ada.patch(path, { positions, updatedAt: first.json().updatedAt })
  expect(second.json()).toMatchObject({ callMinutes: 90, curfew: '19:00' })
  expect(second.json().positions).toMatchObject([{ positionId: actor.id, callMinutes: 150 }])
  expect((await lena.get(path)).json()).toEqual(second.json())
  expect(await auditOf(ada.id)).toMatchObject([
    { entity: 'planSettings', before: { callMinutes: 120, curfew: null }, after: { callMinutes: 90 } },
    { entity: 'position', before: { callMinutes: null }, after: { callMinutes: 150 } },
  ])
  for (const updatedAt of [null, first.json().updatedAt])
    await expectRefusal(venue, 'changedMeanwhile', () => ada.patch(path, { callMinutes: 0, updatedAt }))
})

test('a call time leaves alone how many the position needs', async () => {
  const guide = await venue.position('Guide')
  await venue.db.insert(positionPlans).values({ positionId: guide.id, needed: 7 })
  for (const callMinutes of [30, null]) {
    await ada.patch(path, { positions: [{ positionId: guide.id, callMinutes }] })
    const plans = await venue.db.select().from(positionPlans).where(eq(positionPlans.positionId, guide.id))
    expect(plans).toMatchObject([{ needed: 7, callMinutes }])
  }
})

test('the first save is refused, too, when somebody else was faster', async () => {
  const { id } = await venue.festival('Elsewhere')
  const save = (callMinutes: number) =>
    ada.patch(`/api/festivals/${id}/plan-settings`, { callMinutes, updatedAt: null })
  const replies = await Promise.all([save(30), save(60)])
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
})

test('values out of range are refused', async () => {
  for (const wrong of [
    { callMinutes: -721 },
    { callMinutes: 721 },
    { lateAfterMinutes: 241 },
    { declineHours: 337 },
    { declineHours: 1.5 },
    { curfew: '24:00' },
    { curfew: '7 PM' },
    { positions: [{ positionId: actor.id, callMinutes: 721 }] },
    { positions: [1, 2].map((callMinutes) => ({ positionId: actor.id, callMinutes })) },
  ])
    await expectRefusal(venue, 'invalidInput', () => ada.patch(path, wrong))
})

test('a position of another festival is refused, and nothing is saved', async () => {
  const elsewhere = await venue.festival('Far away')
  const other = await venue.position('Vampire', { festivalId: elsewhere.id })
  const positions = [{ positionId: other.id, callMinutes: 10 }]
  await expectRefusal(venue, 'positionOfOtherFestival', () => ada.patch(path, { callMinutes: 5, positions }))
})

test('a festival that does not exist is not found', async () => {
  await expectRefusal(venue, 'notFound', () => ada.patch('/api/festivals/999999/plan-settings', {}))
})
