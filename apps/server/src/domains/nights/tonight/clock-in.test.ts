import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openVenue, type Person } from '../../../../test/testing/venue.ts'
import { auditLog, timeEntries } from '../../../platform/database/schema.ts'
import { expectRefusal } from '../../people/employees/testing/refused.ts'
import { plan } from './testing/plan.ts'

const venue = await openVenue()
const mara = await venue.person('Mara', { accessLvl: 2 })
const { id: festivalId } = venue.home
const clockIn = ({ id: userId }: Pick<Person, 'id'>, positionId: number, more: object = {}) =>
  mara.post('/api/tonight/clock-in', { festivalId, userId, positionId, reason: 'Badge is broken', ...more })
const entriesOf = ({ id }: { id: string }) =>
  venue.db.select().from(timeEntries).where(eq(timeEntries.userId, id)).orderBy(timeEntries.startTime)
const hire = async (...names: string[]) => {
  const person = await venue.hire('Ash', ...names)
  return { person, positionId: person.positions[0]?.positionId ?? 0 }
}

test('opens a shift that fills the place, with the reason in its note and in the audit log', async () => {
  const { person, positionId } = await hire('Actor')
  const place = await plan(venue, person, positionId)
  const reply = await clockIn(person, positionId)
  expect(reply.statusCode, reply.body).toBe(204)
  const [entry] = await entriesOf(person)
  expect(entry).toMatchObject({
    ...{ placeId: place.id, startTime: venue.clock.now, endTime: null, note: 'Badge is broken' },
    ...{ payrate: 15.25, positionName: 'Actor' },
  })
  const isEntry = and(eq(auditLog.entity, 'timeEntry'), eq(auditLog.entityId, String(entry!.id)))
  expect(await venue.db.select().from(auditLog).where(isEntry)).toMatchObject([
    { action: 'clockInFor', actorId: mara.id, after: { reason: 'Badge is broken', userId: person.id } },
  ])
})

test('of oneself has its own action in the audit log, as every change of one’s own hours', async () => {
  const actor = await venue.position('Actor')
  await venue.assign(mara.id, actor)
  expect((await clockIn(mara, actor.id)).statusCode).toBe(204)
  const [entry] = await entriesOf(mara)
  const isEntry = and(eq(auditLog.entity, 'timeEntry'), eq(auditLog.entityId, String(entry!.id)))
  expect(await venue.db.select().from(auditLog).where(isEntry)).toMatchObject([{ action: 'clockInForOwn' }])
})

test('can begin earlier this night, but neither in another one nor in the future', async () => {
  const { person, positionId } = await hire('Actor')
  const from = (startTime: string) => () => clockIn(person, positionId, { startTime })
  await expectRefusal(venue, 'clockInTooEarly', from('2024-10-04T15:30:00Z'))
  await expectRefusal(venue, 'shiftInFuture', from('2024-10-04T22:05:00.001Z'))
  expect((await from('2024-10-04T21:00:00Z')()).statusCode).toBe(204)
  expect(await entriesOf(person)).toMatchObject([{ startTime: new Date('2024-10-04T21:00:00Z') }])
})

test('refuses as the clock-in of their own: in already, inactive, no position, not theirs, unknown', async () => {
  const { person, positionId } = await hire('Actor')
  await clockIn(person, positionId)
  await expectRefusal(venue, 'alreadyClockedIn', () => clockIn(person, positionId))
  const { person: nobody } = await hire()
  await expectRefusal(venue, 'noPositionAssigned', () => clockIn(nobody, positionId))
  const { person: usher } = await hire('Usher')
  await expectRefusal(venue, 'positionNotHeld', () => clockIn(usher, positionId))
  const gone = await venue.person('Gus', { isActive: false })
  await expectRefusal(venue, 'notActiveHere', () => clockIn(gone, positionId))
  const foreign = await venue.person('Far', { festivalId: (await venue.festival('Elsewhere')).id })
  await expectRefusal(venue, 'notFound', () => clockIn(foreign, positionId))
})

test('needs a reason', async () => {
  const { person, positionId } = await hire('Actor')
  await expectRefusal(venue, 'invalidInput', () => clockIn(person, positionId, { reason: ' ' }))
})

test('refuses a start within a shift that has ended', async () => {
  const { person, positionId } = await hire('Actor')
  await venue.shift(person.id, '2024-10-04T18:00:00Z', '2024-10-04T21:00:00Z', { positionId })
  await expectRefusal(venue, 'overlap', () =>
    clockIn(person, positionId, { startTime: '2024-10-04T20:00:00Z' }),
  )
})

test('ends a shift that was said to end later, as their own clock-in would', async () => {
  const { person, positionId } = await hire('Actor')
  await venue.shift(person.id, '2024-10-04T21:00:00Z', '2024-10-04T23:00:00Z', { positionId })
  expect((await clockIn(person, positionId)).statusCode).toBe(204)
  const { now } = venue.clock
  expect(await entriesOf(person)).toMatchObject([{ endTime: now }, { startTime: now, endTime: null }])
})

test('ends a shift that was forgotten, for review, as their own clock-in would', async () => {
  const { person, positionId } = await hire('Actor')
  await venue.shift(person.id, '2024-10-02T21:00:00Z', null, { positionId })
  expect((await clockIn(person, positionId)).statusCode).toBe(204)
  expect(await entriesOf(person)).toMatchObject([{ needsReview: 'forgotten' }, { endTime: null }])
})

test('a badge scan at the same moment and a manager open one shift', async () => {
  const { person, positionId } = await hire('Actor')
  await Promise.all([
    clockIn(person, positionId),
    person.post('/api/clockin', String(person.positions[0]!.id)),
  ])
  expect(await entriesOf(person)).toHaveLength(1)
})
