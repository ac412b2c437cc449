import { CLOCK_SKEW_MS } from '@nightshift/shared/time/timeclock/rules'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { expectRefusal } from '../../../../test/testing/refusals.ts'
import { openVenue, type Person } from '../../../../test/testing/venue.ts'
import { approvedPeriods, auditLog, erasedPeople, users } from '../../../platform/database/schema.ts'

const venue = await openVenue()
const mara = await venue.person('Mara', { accessLvl: 2 })
const times = { startTime: '2024-09-27T21:00:00.000Z', endTime: '2024-09-28T01:00:00.000Z' }
const add = (body: object) => mara.post('/api/addTimeEntry', body)

let gone: Person
let position: Awaited<ReturnType<typeof venue.position>>
beforeEach(async () => {
  gone = await venue.person('Gone', { isActive: false })
  position = await venue.position('Actor', { defaultPayRate: 14.5 })
})

describe('an entry for somebody who has left', () => {
  test('is added with its times and audited, and they stay inactive', async () => {
    const reply = await add({ userId: gone.id, positionId: position.id, ...times })
    expect(reply.json()).toMatchObject({
      ...{ userId: gone.id, positionId: position.id, positionName: 'Actor', payrate: 14.5, ...times },
    })
    const [person] = await venue.db.select().from(users).where(eq(users.id, gone.id))
    expect(person?.isActive).toBe(false)
    const trail = await venue.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityId, String(reply.json().id)))
    expect(trail).toMatchObject([{ action: 'create', actorId: mara.id, entity: 'timeEntry' }])
  })

  test('has zero length, now, without times', async () => {
    const now = venue.clock.now.toISOString()
    const reply = await add({ userId: gone.id, positionId: position.id })
    expect(reply.json()).toMatchObject({ startTime: now, endTime: now })
  })

  test('has the rate of their last shift in the position, else the held one', async () => {
    await venue.assign(gone.id, position, 16)
    const made = await add({ userId: gone.id, positionId: position.id, ...times })
    expect(made.json().payrate).toBe(16)
    const settings = { positionId: position.id, payrate: 17.25 }
    await venue.shift(gone.id, '2024-09-28T21:00:00Z', '2024-09-29T01:00:00Z', settings)
    await venue.shift(gone.id, '2024-09-29T21:00:00Z', '2024-09-30T01:00:00Z', { payrate: 99 })
    expect((await add({ userId: gone.id, positionId: position.id })).json().payrate).toBe(17.25)
  })

  test('may be before the shift that an active person is in', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    await ash.post('/api/clockin', String(ash.positions[0]!.id))
    expect((await add({ userId: ash.id, positionId: position.id, ...times })).statusCode).toBe(200)
  })
})

describe('it is refused', () => {
  test('when it overlaps, and names the other shift', async () => {
    const other = await venue.shift(gone.id, '2024-09-27T23:00:00Z', '2024-09-28T03:00:00Z')
    const details = await expectRefusal(venue, 'overlap', () =>
      add({ userId: gone.id, positionId: position.id, ...times }),
    )
    expect(details).toMatchObject({ with: { id: other.id } })
  })

  test('when it ends before it starts', async () => {
    const turned = { startTime: times.endTime, endTime: times.startTime }
    await expectRefusal(venue, 'endBeforeStart', () =>
      add({ userId: gone.id, positionId: position.id, ...turned }),
    )
  })

  test('when it ends later than now, or begins in a year that is typed halfway', async () => {
    const body = { userId: gone.id, positionId: position.id, ...times }
    const endTime = new Date(venue.clock.now.getTime() + CLOCK_SKEW_MS + 1).toISOString()
    await expectRefusal(venue, 'shiftInFuture', () => add({ ...body, endTime }))
    expect((await add({ ...body, startTime: '0202-09-27T21:00:00Z' })).statusCode).toBe(422)
  })

  test('when it would end in a locked period', async () => {
    await venue.db.insert(approvedPeriods).values({
      festivalId: venue.home.id,
      startsAt: new Date('2024-09-23T10:00:00Z'),
      endsAt: new Date('2024-09-30T10:00:00Z'),
      approvedAt: venue.clock.now,
      approvedBy: mara.id,
      overrides: [],
    })
    await expectRefusal(venue, 'periodLocked', () =>
      add({ userId: gone.id, positionId: position.id, ...times }),
    )
    await venue.db.delete(approvedPeriods)
  })

  test('for somebody whose data was erased', async () => {
    await venue.db.insert(erasedPeople).values({ userId: gone.id, erasedAt: venue.clock.now })
    await expectRefusal(venue, 'alreadyErased', () =>
      add({ userId: gone.id, positionId: position.id, ...times }),
    )
  })

  test('for a person or a position of another festival', async () => {
    const elsewhere = await venue.festival('Elsewhere')
    const stranger = await venue.person('Stranger', { festivalId: elsewhere.id })
    const theirs = await venue.position('Actor', { festivalId: elsewhere.id })
    for (const body of [
      { userId: stranger.id, positionId: position.id },
      { userId: gone.id, positionId: theirs.id },
      { userId: stranger.id, positionId: theirs.id },
    ])
      await expectRefusal(venue, 'notFound', () => add({ ...body, ...times }))
  })

  test.each([
    ['a start alone', { startTime: times.startTime }],
    ['an end alone', { endTime: times.endTime }],
    ['a rate', { ...times, payrate: 400 }],
    ['a held position besides', { ...times, upId: 1 }],
  ])('with %s', async (_what, more) => {
    const before = await venue.everything()
    expect((await add({ userId: gone.id, positionId: position.id, ...more })).statusCode).toBe(422)
    expect(await venue.everything()).toBe(before)
  })
})
