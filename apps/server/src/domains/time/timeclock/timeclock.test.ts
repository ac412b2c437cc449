import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { expectRefusal } from '../../../../test/testing/refusals.ts'
import { openVenue } from '../../../../test/testing/venue.ts'
import { auditLog, positions, userPositions, users } from '../../../platform/database/schema.ts'
import { lockPeriod } from '../../payroll/pay-periods/testing/lock-period.ts'

const venue = await openVenue()
const HALF_AN_HOUR = 1_800_000
const fromNow = (ms: number) => new Date(venue.clock.now.getTime() + ms).toISOString()

describe('clocking in', () => {
  test('opens one entry for two concurrent calls', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const press = () => ash.post('/api/clockin', String(ash.positions[0]!.id))
    const replies = await Promise.all([press(), press()])
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 409])
  })

  test("starts now, by the server's clock, with no tips and no note", async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const reply = await ash.post('/api/clockin', String(ash.positions[0]!.id))
    expect(reply.json()).toMatchObject({
      userId: ash.id,
      startTime: venue.clock.now.toISOString(),
      endTime: null,
      cashTips: 0,
      creditTips: 0,
      note: '',
    })
  })

  test('copies position, pay rate and whether it is tipped; later changes do not affect it', async () => {
    const tess = await venue.person('Tess')
    const bar = await venue.position('Bartender', { isTipped: true })
    const held = await venue.assign(tess.id, bar, 18.5)
    const reply = await tess.post('/api/clockin', String(held.id))
    const copied = { positionName: 'Bartender', payrate: 18.5, isTipped: true }
    expect(reply.json()).toMatchObject(copied)
    await venue.db
      .update(positions)
      .set({ name: 'Barkeeper', isTipped: false })
      .where(eq(positions.id, bar.id))
    await venue.db.update(userPositions).set({ payrate: 20 }).where(eq(userPositions.id, held.id))
    expect((await tess.get('/api/timeclock/me')).json()).toMatchObject([copied])
  })

  test('uses the chosen position', async () => {
    const ash = await venue.hire('Ash', 'Actor', 'Usher')
    const reply = await ash.post('/api/clockin', String(ash.positions[1]!.id))
    expect(reply.json()).toMatchObject({ positionName: 'Usher' })
  })

  test('accepts the id as a JSON number too', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const reply = await venue.app.inject({
      method: 'POST',
      url: '/api/clockin',
      payload: JSON.stringify(ash.positions[0]!.id),
      headers: { 'content-type': 'application/json', cookie: await venue.signIn(ash.id) },
    })
    expect(reply.statusCode).toBe(200)
  })

  test.each(['', 'abc', '1.5', '-1', ' 1', '1; drop table users', '99999999999', '{"id":1}'])(
    'is refused for "%s", which is no id',
    async (body) => {
      const ash = await venue.hire('Ash', 'Actor')
      expect((await ash.post('/api/clockin', body)).statusCode).toBe(422)
    },
  )

  test('is refused without a position, with the specified text', async () => {
    const ash = await venue.hire('Ash')
    await expectRefusal(venue, 'noPositionAssigned', () => ash.post('/api/clockin', '1'))
    const reply = await ash.post('/api/clockin', '1')
    expect(reply.json().error.message).toBe('You have not been assigned a possition!')
  })

  test('is refused for a position that somebody else holds', async () => {
    const [ash, bo] = [await venue.hire('Ash', 'Actor'), await venue.hire('Bo', 'Actor')]
    await expectRefusal(venue, 'positionNotAssigned', () =>
      ash.post('/api/clockin', String(bo.positions[0]!.id)),
    )
  })

  test('is refused while clocked in', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const clockIn = () => ash.post('/api/clockin', String(ash.positions[0]!.id))
    await clockIn()
    venue.wait(HALF_AN_HOUR)
    await expectRefusal(venue, 'alreadyClockedIn', clockIn)
  })

  test('is refused when a later shift conflicts, and names it', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const later = await venue.shift(ash.id, '2030-01-01T17:00:00Z', '2030-01-01T22:00:00Z')
    const details = await expectRefusal(venue, 'overlap', () =>
      ash.post('/api/clockin', String(ash.positions[0]!.id)),
    )
    expect(details.with).toMatchObject({ id: later.id, startTime: '2030-01-01T17:00:00.000Z' })
  })

  test('ends a shift whose given end is later, at the clock-in, with an audit row', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const now = venue.clock.now.toISOString()
    const { id } = await venue.shift(ash.id, fromNow(-2 * HALF_AN_HOUR), fromNow(HALF_AN_HOUR))
    const reply = await ash.post('/api/clockin', String(ash.positions[0]!.id))
    expect(reply.json()).toMatchObject({ startTime: now, endTime: null })
    expect((await ash.get('/api/timeclock/me')).json()).toMatchObject([{}, { id, endTime: now }])
    const isShift = and(eq(auditLog.entity, 'timeEntry'), eq(auditLog.entityId, String(id)))
    expect(await venue.db.select().from(auditLog).where(isShift)).toMatchObject([
      {
        action: 'endAtClockIn',
        actorId: ash.id,
        before: { needsReview: null },
        after: { needsReview: null },
      },
    ])
  })

  test('leaves a shift whose given end is later alone without a position to clock in for', async () => {
    const ash = await venue.person('Ash')
    await venue.shift(ash.id, fromNow(-2 * HALF_AN_HOUR), fromNow(HALF_AN_HOUR))
    await expectRefusal(venue, 'noPositionAssigned', () => ash.post('/api/clockin', '1'))
  })

  test('ends a shift of the last minutes by a clock that is ahead at its start', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const { id } = await venue.shift(ash.id, fromNow(60_000), fromNow(240_000))
    expect((await ash.post('/api/clockin', String(ash.positions[0]!.id))).statusCode).toBe(200)
    const entries = (await ash.get('/api/timeclock/me')).json() as { id: number; endTime: string }[]
    expect(entries.find((entry) => entry.id === id)).toMatchObject({ endTime: fromNow(60_000) })
  })

  test('works immediately after the last shift ended', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const clockIn = () => ash.post('/api/clockin', String(ash.positions[0]!.id))
    await clockIn()
    venue.wait(HALF_AN_HOUR)
    await ash.post('/api/clockout')
    expect((await clockIn()).statusCode).toBe(200)
  })
})

describe('clocking out', () => {
  async function atWork() {
    const tess = await venue.person('Tess')
    const held = await venue.assign(tess.id, await venue.position('Bartender', { isTipped: true }))
    await tess.post('/api/clockin', String(held.id))
    venue.wait(HALF_AN_HOUR)
    return tess
  }

  test('ends the shift now and returns it', async () => {
    const tess = await atWork()
    const reply = await tess.post('/api/clockout')
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({ endTime: venue.clock.now.toISOString(), cashTips: 0, creditTips: 0 })
  })

  test('stores tips', async () => {
    const tess = await atWork()
    const reply = await tess.post('/api/clockout', { cashTips: 12.25, creditTips: 40 })
    expect(reply.json()).toMatchObject({ cashTips: 12.25, creditTips: 40 })
  })

  test('keeps the tips that are not sent', async () => {
    const tess = await atWork()
    expect((await tess.post('/api/clockout', { creditTips: 7.5 })).json()).toMatchObject({
      cashTips: 0,
      creditTips: 7.5,
    })
  })

  test.each([
    ['tips that are no multiples of a quarter', { cashTips: 1.1 }],
    ['negative tips', { cashTips: -1 }],
    ['tips as text', { cashTips: '5' }],
    ['tips above the maximum', { cashTips: 10_000.25 }],
    ['a time, which the server sets', { endTime: '2024-10-04T23:00:00Z' }],
    ['a list', []],
    ['some text', 'now'],
  ])('is refused with %s, and the shift stays open', async (_what, body) => {
    const tess = await atWork()
    const before = await venue.everything()
    expect((await tess.post('/api/clockout', body)).statusCode).toBe(422)
    expect(await venue.everything()).toBe(before)
  })

  test.each([{ creditTips: 10_000 }, { cashTips: 0.25, creditTips: 0 }])(
    'is refused with tips for a shift that is not tipped, and it stays open: %o',
    async (tips) => {
      const ash = await venue.hire('Ash', 'Actor')
      await ash.post('/api/clockin', String(ash.positions[0]!.id))
      venue.wait(HALF_AN_HOUR)
      await expectRefusal(venue, 'notTipped', () => ash.post('/api/clockout', tips))
      const reply = await ash.post('/api/clockout', { cashTips: 0, creditTips: 0 })
      expect(reply.json().endTime).toBe(venue.clock.now.toISOString())
    },
  )

  test('is refused for somebody who is not clocked in', async () => {
    const tess = await atWork()
    await tess.post('/api/clockout')
    await expectRefusal(venue, 'notClockedIn', () => tess.post('/api/clockout'))
  })

  test('ends a shift that starts in the future (clock skew) at its start', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const start = new Date(venue.clock.now.getTime() + 400).toISOString()
    await venue.shift(ash.id, start, null)
    expect((await ash.post('/api/clockout')).json()).toMatchObject({ startTime: start, endTime: start })
  })
})

describe('my own entries', () => {
  test('are newest first, without the deduction', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    await venue.shift(ash.id, '2024-09-20T21:00:00Z', '2024-09-21T02:00:00Z', { deduction: 5 })
    await venue.shift(ash.id, '2024-09-27T21:00:00Z', '2024-09-28T02:00:00Z')
    const entries = (await ash.get('/api/timeclock/me')).json()
    expect(entries.map(({ startTime }: { startTime: string }) => startTime.slice(0, 10))).toEqual([
      '2024-09-27',
      '2024-09-20',
    ])
    expect(entries[1]).not.toHaveProperty('deduction')
  })

  test("are one's own only, and may be an empty list", async () => {
    const [ash, bo] = [await venue.hire('Ash', 'Actor'), await venue.hire('Bo', 'Actor')]
    await ash.post('/api/clockin', String(ash.positions[0]!.id))
    expect((await bo.get('/api/timeclock/me')).json()).toEqual([])
  })
})

test('a person who is deactivated concurrently is not clocked in', async () => {
  const ash = await venue.hire('Ash', 'Actor')
  const manager = await venue.lockPerson(ash.id)
  await manager.query('update users set is_active = false where id = $1', [ash.id])
  // Their session is still good when they press the button; the punch waits for the manager.
  const press = ash.post('/api/clockin', String(ash.positions[0]!.id))
  await expect.poll(venue.lockWaits).toBeGreaterThan(0)
  await manager.release()
  expect((await press).statusCode).toBe(404)
  const [left] = await venue.db.select().from(users).where(eq(users.id, ash.id))
  expect(left!.isActive).toBe(false)
  const { rowCount } = await venue.db.$client.query('select 1 from time_entries where user_id = $1', [ash.id])
  expect(rowCount).toBe(0)
})

describe('taking a clock-out back', () => {
  const takeBack = (who: { post: (path: string) => Promise<{ statusCode: number }> }) =>
    who.post('/api/clockout/takeback')

  async function clockedOut() {
    const tess = await venue.person('Tess')
    const held = await venue.assign(tess.id, await venue.position('Bartender', { isTipped: true }))
    const clockIn = () => tess.post('/api/clockin', String(held.id))
    const { id } = (await clockIn()).json()
    venue.wait(HALF_AN_HOUR)
    const entry = async () => (await tess.get('/api/timeclock/me')).json()[0]
    const before = await entry()
    await tess.post('/api/clockout', { cashTips: 12.25 })
    return { tess, id, clockIn, entry, before }
  }

  test('within 10 seconds opens the entry again exactly as it was, as one act in the audit', async () => {
    const { tess, id, entry, before } = await clockedOut()
    venue.wait(10_000)
    expect((await tess.post('/api/clockout/takeback')).json()).toMatchObject({
      id,
      endTime: null,
      cashTips: 0,
    })
    expect({ ...(await entry()), updatedAt: before.updatedAt }).toEqual(before)
    const acts = await venue.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'timeEntry'), eq(auditLog.entityId, String(id))))
      .orderBy(auditLog.id)
    expect(acts.map(({ action }) => action)).toEqual(['clockIn', 'clockOut', 'takeBackClockOut'])
    expect(acts[2]).toMatchObject({ actorId: tess.id, before: { cashTips: 12.25 }, after: { endTime: null } })
  })

  test('happens once, and never makes two shifts of a clock-in at the same instant', async () => {
    const { tess, clockIn } = await clockedOut()
    const replies = await Promise.all([takeBack(tess), takeBack(tess), clockIn()])
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  test('is refused later', async () => {
    const { tess } = await clockedOut()
    venue.wait(20_000)
    await expectRefusal(venue, 'takeBackTooLate', () => tess.post('/api/clockout/takeback'))
  })

  test('is refused once there is a new shift', async () => {
    const { tess, clockIn } = await clockedOut()
    await clockIn()
    await expectRefusal(venue, 'alreadyClockedIn', () => tess.post('/api/clockout/takeback'))
  })

  test('is refused once its pay period is locked', async () => {
    const { tess, before } = await clockedOut()
    const endsAt = new Date(venue.clock.now.getTime() + 1)
    await lockPeriod(venue, tess, { startsAt: new Date(before.startTime), endsAt })
    await expectRefusal(venue, 'periodLocked', () => tess.post('/api/clockout/takeback'))
    venue.wait(HALF_AN_HOUR)
  })

  test('is refused for an end that somebody else made or changed', async () => {
    const { tess, id, entry } = await clockedOut()
    const mara = await venue.person('Mara', { accessLvl: 2 })
    const { updatedAt } = await entry()
    await mara.patch(`/api/timeclock/${id}`, { note: 'Left early', updatedAt })
    await expectRefusal(venue, 'takeBackTooLate', () => tess.post('/api/clockout/takeback'))
  })
})
