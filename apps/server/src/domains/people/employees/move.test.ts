import { and, eq, isNull } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openVenue } from '../../../../test/testing/venue.ts'
import { auditLog, timeEntries, userPositions, users } from '../../../platform/database/schema.ts'
import { expectRefusal } from './testing/refused.ts'

const venue = await openVenue()
const other = await venue.festival('Elsewhere')
const ada = await venue.person('Ada', { accessLvl: 3, festivalId: null })
const mara = await venue.person('Mara', { accessLvl: 2 })

const stored = async (id: string) => (await venue.db.select().from(users).where(eq(users.id, id)))[0]!
const trailOf = (actorId: string, entity: string, id: string | number) =>
  venue.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.actorId, actorId), eq(auditLog.entity, entity), eq(auditLog.entityId, String(id))))

describe('an administrator without a festival', () => {
  const bea = () => venue.person('Bea', { accessLvl: 3, festivalId: null })

  test.each([0, 1, 2])('can be demoted to level %i only together with a festival', async (accessLvl) => {
    const { id, get } = await bea()
    await expectRefusal(venue, 'festivalRequired', () => ada.patch(`/api/users/${id}`, { accessLvl }))
    const lowered = await ada.patch(`/api/users/${id}`, { accessLvl, festivalId: other.id })
    expect(lowered.json()).toMatchObject({ accessLvl, festivalId: other.id })
    expect((await get('/api/festivals')).json()).toMatchObject([{ id: other.id }])
    expect(await trailOf(ada.id, 'user', id)).toMatchObject([
      { before: { accessLvl: 3, festivalId: null }, after: { accessLvl, festivalId: other.id } },
    ])
  })

  test('cannot be demoted into a festival that does not exist', async () => {
    const { id } = await bea()
    const body = { accessLvl: 2, festivalId: 2_000_000_000 }
    await expectRefusal(venue, 'unknownFestival', () => ada.patch(`/api/users/${id}`, body))
  })

  test('with a festival keeps it when demoted', async () => {
    const { id } = await venue.person('Bea', { accessLvl: 3 })
    const lowered = await ada.patch(`/api/users/${id}`, { accessLvl: 1 })
    expect(lowered.json()).toMatchObject({ accessLvl: 1, festivalId: venue.home.id })
  })
})

describe('a move to another festival', () => {
  const move = (id: string, festivalId: unknown = other.id) => ada.patch(`/api/users/${id}`, { festivalId })

  test('ends the open shift and removes the positions, all audited', async () => {
    const ash = await venue.hire('Ash', 'Actor', 'Guide')
    const entry = (await ash.post('/api/clockin', String(ash.positions[0]!.id))).json()
    venue.wait(60_000)
    expect((await move(ash.id)).json()).toMatchObject({ festivalId: other.id })

    const [closed] = await venue.db.select().from(timeEntries).where(eq(timeEntries.id, entry.id))
    expect(closed).toMatchObject({ endTime: venue.clock.now, festivalId: venue.home.id })
    expect(await venue.db.$count(userPositions, eq(userPositions.userId, ash.id))).toBe(0)
    expect((await ash.get('/api/users/me')).json()).toMatchObject({ festival: { id: other.id } })
    expect(await trailOf(ada.id, 'user', ash.id)).toMatchObject([
      { action: 'leave' },
      { action: 'edit', before: { festivalId: venue.home.id }, after: { festivalId: other.id } },
    ])
    expect(await trailOf(ada.id, 'timeEntry', entry.id)).toMatchObject([{ action: 'clockOut' }])
    for (const { id } of ash.positions)
      expect(await trailOf(ada.id, 'userPosition', id)).toMatchObject([
        { action: 'removePosition', after: null },
      ])
  })

  test('keeps the past shifts and their name for the payroll of the old festival', async () => {
    const ash = await venue.person('Ash', { paychexId: '31', notes: 'Theirs alone.' })
    const { id } = await venue.shift(ash.id, '2024-10-01T21:00:00Z', '2024-10-02T01:00:00Z')
    await move(ash.id)
    const filter = { where: { userId: ash.id }, include: [{ relation: 'user' }] }
    const reply = await mara.get('/api/timeclock', { filter })
    expect(reply.json()).toMatchObject([{ id, user: { firstName: 'Ash', paychexId: '31' } }])
    expect(reply.body).not.toContain('Theirs alone.')
    expect((await mara.get('/api/users', { filter: { where: { id: ash.id } } })).json()).toEqual([])
  })

  test('hides their contact data from the old festival, also from its filters', async () => {
    const phone = '555 0199'
    const ash = await venue.person('Ash', { phone, email: 'ash@moor.example', photoVersion: 'a1' })
    await venue.shift(ash.id, '2024-10-01T21:00:00Z', '2024-10-02T01:00:00Z')
    const userOf = async (who: typeof mara, scope = {}) => {
      const filter = { where: { userId: ash.id }, include: [{ relation: 'user', scope }] }
      return (await who.get('/api/timeclock', { filter })).json()[0].user
    }
    const before = await userOf(mara)
    expect(before).toMatchObject({ phone, username: ash.username, festivalId: venue.home.id })
    await move(ash.id)

    const { id, firstName, middleName, lastName, isActive, paychexId } = before
    const hidden = Object.fromEntries(Object.keys(before).map((field) => [field, null]))
    const kept = { ...hidden, id, firstName, middleName, lastName, isActive, paychexId }
    expect(await userOf(mara)).toEqual(kept)
    expect(await userOf(mara, { where: { phone } })).toBeUndefined()
    expect(await userOf(mara, { where: { or: [{ email: { ilike: 'ash%' } }, { phone }] } })).toBeUndefined()
    expect(await userOf(mara, { where: { phone: { null: true } }, order: ['phone'] })).toEqual(kept)
    expect(await userOf(ada)).toMatchObject({ phone, festivalId: other.id })
  })

  test('is audited in both festivals', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    await move(ash.id)
    const trailAt = async (festivalId: number) =>
      (await ada.get('/api/audit', { festivalId: String(festivalId), kind: 'user', person: ash.id })).json()
    const change = {
      actorId: ada.id,
      subject: 'Ash Graves',
      before: { festivalId: venue.home.id },
      after: { festivalId: other.id },
    }
    expect(await trailAt(venue.home.id)).toMatchObject([{ ...change, action: 'leave' }])
    expect(await trailAt(other.id)).toMatchObject([{ ...change, action: 'edit' }])
  })

  test('leaves no open shift after a concurrent clock-in', async () => {
    for (let round = 0; round < 15; round++) {
      const ash = await venue.hire('Ash', 'Actor')
      const clockIn = ash.post('/api/clockin', String(ash.positions[0]!.id))
      const [punched] = await Promise.all([clockIn, move(ash.id)])
      expect([200, 404, 422]).toContain(punched.statusCode)
      const open = and(eq(timeEntries.userId, ash.id), isNull(timeEntries.endTime))
      expect(await venue.db.$count(timeEntries, open)).toBe(0)
    }
  })

  test('to the same festival changes nothing, when the whole form is saved', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const form = { firstName: 'Ashley', accessLvl: 0, festivalId: venue.home.id }
    expect((await mara.patch(`/api/users/${ash.id}`, form)).json()).toMatchObject({ firstName: 'Ashley' })
    expect(await venue.db.$count(userPositions, eq(userPositions.userId, ash.id))).toBe(1)
    const trail = await trailOf(mara.id, 'user', ash.id)
    expect(trail.map(({ after }) => after)).toEqual([{ firstName: 'Ashley' }])
  })

  test('is for administrators, of others, into an existing festival', async () => {
    const ash = await venue.hire('Ash', 'Actor')
    const body = { festivalId: other.id }
    await expectRefusal(venue, 'fieldNotAllowed', () => mara.patch(`/api/users/${ash.id}`, body))
    await expectRefusal(venue, 'notOnYourself', () => ada.patch(`/api/users/${ada.id}`, body))
    await expectRefusal(venue, 'unknownFestival', () => move(ash.id, 2_000_000_000))
    for (const none of [null, 0, '1']) await expectRefusal(venue, 'invalidInput', () => move(ash.id, none))
    expect((await stored(ash.id)).festivalId).toBe(venue.home.id)
  })
})
