import { and, eq, isNull } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openVenue, PASSWORD } from '../../../../test/testing/venue.ts'
import { auditLog, timeEntries } from '../../../platform/database/schema.ts'

const venue = await openVenue()
const mara = await venue.person('Mara', { accessLvl: 2 })

const trailOf = (entityId: string | number) =>
  venue.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.entityId, String(entityId)))
    .orderBy(auditLog.id)

describe('somebody who is deactivated', () => {
  test('is signed out everywhere and cannot sign in', async () => {
    const ash = await venue.person('Ash')
    const phone = venue.visitor.with({ cookie: await venue.signIn(ash.id) })
    expect((await mara.patch(`/api/users/${ash.id}`, { isActive: false })).statusCode).toBe(200)
    expect((await ash.get('/api/users/me')).statusCode).toBe(401)
    expect((await phone.get('/api/users/me')).statusCode).toBe(401)
    const login = await venue.visitor.post('/api/users/login', {
      username: ash.username,
      password: PASSWORD,
    })
    expect(login.statusCode).toBe(401)
  })

  test('is not signed in again by a reactivation', async () => {
    const ash = await venue.person('Ash')
    await mara.patch(`/api/users/${ash.id}`, { isActive: false })
    await mara.patch(`/api/users/${ash.id}`, { isActive: true })
    expect((await ash.get('/api/users/me')).statusCode).toBe(401)
  })

  test('has no open shift after a concurrent clock-in', async () => {
    for (let round = 0; round < 15; round++) {
      const ash = await venue.hire('Ash', 'Actor')
      const [clockIn] = await Promise.all([
        ash.post('/api/clockin', String(ash.positions[0]!.id)),
        mara.patch(`/api/users/${ash.id}`, { isActive: false }),
      ])
      expect([200, 401, 404]).toContain(clockIn.statusCode)
      const open = and(eq(timeEntries.userId, ash.id), isNull(timeEntries.endTime))
      expect(await venue.db.$count(timeEntries, open)).toBe(0)
    }
  })

  test('is clocked out at that moment, and both changes are audited', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const entry = (await ash.post('/api/clockin', String(ash.positions[0]!.id))).json()
    venue.wait(10 * 60_000)
    await mara.patch(`/api/users/${ash.id}`, { isActive: false })

    const [closed] = await venue.db.select().from(timeEntries).where(eq(timeEntries.id, entry.id))
    expect(closed?.endTime).toEqual(venue.clock.now)
    const [edit] = await trailOf(ash.id)
    expect(edit).toMatchObject({
      actorId: mara.id,
      festivalId: venue.home.id,
      at: venue.clock.now,
      action: 'edit',
      entity: 'user',
      before: { isActive: true },
      after: { isActive: false },
    })
    const punches = (await trailOf(entry.id)).filter(({ entity }) => entity === 'timeEntry')
    expect(punches.at(-1)).toMatchObject({ actorId: mara.id, action: 'clockOut' })
  })

  test('keeps hours and positions, and has them again after a reactivation', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    await venue.shift(ash.id, '2024-10-01T21:00:00Z', '2024-10-02T01:00:00Z')
    await mara.patch(`/api/users/${ash.id}`, { isActive: false })
    await mara.patch(`/api/users/${ash.id}`, { isActive: true })

    const login = await venue.visitor.post('/api/users/login', {
      username: ash.username,
      password: PASSWORD,
    })
    expect(login.statusCode).toBe(200)
    const back = venue.visitor.with({ cookie: await venue.signIn(ash.id) })
    expect((await back.get('/api/users/me')).json().userPositions).toHaveLength(1)
    expect((await back.get('/api/timeclock/me')).json()).toHaveLength(1)
    expect((await trailOf(ash.id)).map(({ after }) => after)).toEqual([
      { isActive: false },
      { isActive: true },
    ])
  })

  test('is not audited again when already inactive', async () => {
    const ash = await venue.person('Ash', { isActive: false })
    await mara.patch(`/api/users/${ash.id}`, { isActive: false })
    expect(await trailOf(ash.id)).toEqual([])
  })
})
