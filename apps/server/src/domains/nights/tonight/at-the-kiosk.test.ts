import { randomUUID } from 'node:crypto'
import { badgeCodeOf } from '@nightshift/shared/kiosk/badge'
import { beforeEach, expect, test } from 'vitest'
import { openVenue, type Person } from '../../../../test/testing/venue.ts'
import { plannedPlaces } from '../../../platform/database/schema.ts'
import { plan, publishedAs } from './testing/plan.ts'

const venue = await openVenue()
const { now: FRIDAY_NIGHT } = venue.clock
beforeEach(async () => {
  venue.clock.now = FRIDAY_NIGHT
  await venue.db.$client.query('delete from time_entries')
  await venue.db.delete(plannedPlaces)
})

const scan = async ({ id }: Person, body: object = {}, key?: string) => {
  const kiosk = key ? venue.visitor.with({ 'idempotency-key': key }) : venue.visitor
  return (await kiosk.post('/api/badgescan', { badgeCode: badgeCodeOf(id), ...body })).json()
}
/** Somebody else's place makes a plan for tonight. */
const publishPlan = async (settings: Parameters<typeof plan>[3] = {}) => {
  const other = await venue.hire('Other', 'Usher')
  const { positionId } = other.positions[0]!
  return plan(venue, other, positionId, { ...publishedAs(positionId), ...settings })
}

test('who is not on the published plan of tonight sees that, and is in', async () => {
  await publishPlan()
  const ash = await venue.hire('Ash', 'Actor')
  expect(await scan(ash)).toMatchObject({ clockedIn: true, notPlanned: true })
  // Again within seconds, and to a request that is sent again.
  expect(await scan(ash)).toMatchObject({ clockedIn: true, notPlanned: true })
  const bo = await venue.hire('Bo', 'Actor')
  const key = randomUUID()
  const first = await scan(bo, {}, key)
  expect(first).toMatchObject({ clockedIn: true, notPlanned: true })
  expect(await scan(bo, {}, key)).toMatchObject({ clockedIn: true, notPlanned: true })
})

test('nobody sees it who is on it, in whatever position', async () => {
  await publishPlan()
  const ash = await venue.hire('Ash', 'Actor')
  await plan(venue, ash, (await venue.position('Guide')).id)
  expect(await scan(ash)).not.toHaveProperty('notPlanned')
})

test.each([
  ['there is no plan', async () => {}],
  ['it is not published', () => publishPlan({ ...blank })],
  ['it is of another night', () => publishPlan({ night: '2024-10-05' })],
  ['all of it was taken back', () => publishPlan({ removedAt: FRIDAY_NIGHT })],
])('nobody sees it where %s', async (_, prepare) => {
  await prepare()
  expect(await scan(await venue.hire('Ash', 'Actor'))).toEqual(
    expect.not.objectContaining({ notPlanned: true }),
  )
})
const blank = {
  ...{ publishedAt: null, publishedPositionId: null, publishedPart: null },
  ...{ publishedCallAt: null, publishedEndsAt: null },
}

test('nobody sees it in the morning after, when they prepare the next night', async () => {
  await publishPlan()
  venue.clock.now = new Date('2024-10-05T14:00:00Z')
  expect(await scan(await venue.hire('Ash', 'Actor'))).not.toHaveProperty('notPlanned')
  venue.clock.now = new Date('2024-10-05T05:00:00Z')
  expect(await scan(await venue.hire('Bo', 'Actor'))).toMatchObject({ notPlanned: true })
})

test('nobody sees it when they clock out', async () => {
  await publishPlan()
  const ash = await venue.hire('Ash', 'Actor')
  await venue.shift(ash.id, '2024-10-04T20:00:00Z', null)
  const answer = await scan(ash)
  expect(answer).toMatchObject({ clockedOut: true })
  expect(answer).not.toHaveProperty('notPlanned')
})

test("the kiosk and the time clock list tonight's position first", async () => {
  const ash = await venue.hire('Ash', 'Actor', 'Bartender', 'Guide')
  const atKiosk = async () => {
    const { upRecords } = await scan(ash)
    return upRecords.map(({ id }: { id: number }) => id)
  }
  const atTimeClock = async () => {
    const { userPositions } = (await ash.get('/api/users/me')).json()
    return userPositions.map(({ id }: { id: number }) => id)
  }
  const usual = ash.positions.map(({ id }) => id)
  expect([await atKiosk(), await atTimeClock()]).toEqual([usual, usual])
  await plan(venue, ash, ash.positions[2]!.positionId)
  const tonight = [usual[2], usual[0], usual[1]]
  expect([await atKiosk(), await atTimeClock()]).toEqual([tonight, tonight])

  // In two halves: the one that is still to be filled.
  await venue.db.delete(plannedPlaces)
  await plan(venue, ash, ash.positions[2]!.positionId, { part: 'first' })
  await plan(venue, ash, ash.positions[1]!.positionId, { part: 'second' })
  const { positionId } = ash.positions[2]!
  await venue.shift(ash.id, '2024-10-04T20:00:00Z', '2024-10-04T21:00:00Z', { positionId })
  expect((await atKiosk())[0]).toBe(usual[1])
})

test('the roster of a kiosk has the order, and who sees it without a network', async () => {
  const kiosk = await venue.kiosk('Gate')
  const ash = await venue.hire('Zed', 'Actor', 'Guide')
  await plan(venue, ash, ash.positions[1]!.positionId, publishedAs(ash.positions[1]!.positionId))
  const bo = await venue.hire('Zoe', 'Actor')
  const roster = async () => {
    const report = {
      ...{ release: '1.0.0', waitingPunches: 0, oldestWaitingAt: null, clockSkewMs: null },
      storagePersisted: null,
    }
    const { people } = (await kiosk.post('/api/kiosk/sync', report)).json()
    return people as { firstName: string; positions: { id: number }[]; unplannedOn: string | null }[]
  }
  const found = await roster()
  const of = (name: string) => found.find(({ firstName }) => firstName === name)
  expect(of('Zed')).toMatchObject({
    positions: [{ id: ash.positions[1]!.id }, { id: ash.positions[0]!.id }],
    unplannedOn: null,
  })
  expect(of('Zoe')).toMatchObject({ positions: [{ id: bo.positions[0]!.id }], unplannedOn: '2024-10-04' })
  venue.clock.now = new Date('2024-10-05T18:00:00Z')
  expect((await roster()).every(({ unplannedOn }) => unplannedOn === null)).toBe(true)
})
