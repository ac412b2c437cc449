import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { openVenue } from '../../../test/testing/venue.ts'
import {
  applications,
  auditLog,
  plannedPlaces,
  seasons,
  sessions,
  userPositions,
  users,
} from '../../platform/database/schema.ts'
import { expectRefusal } from '../people/employees/testing/refused.ts'
import { openNextSeason } from './testing/next-season.ts'

const venue = await openVenue()
const other = await venue.festival('Elsewhere')
const lena = await venue.person('Lena', { accessLvl: 1 })
const ada = await venue.person('Ada', { accessLvl: 3, festivalId: null })

let count = 0
const form = (positionId: number) => {
  count += 1
  return { firstName: 'Wren', lastName: 'Thorn', username: `wren${count}`, positionId, payrate: 14.5 }
}

/** Somebody who was hired from an application of this status. */
async function hired(status: 'new' | 'held' | 'rejected' = 'new') {
  const { id, positionId } = await venue.application({ status })
  const { id: userId } = (await lena.post(`/api/applications/${id}/hire`, form(positionId))).json()
  const undo = (who = lena) => who.post(`/api/applications/${id}/undo-hire`)
  return { id, positionId, userId: userId as string, undo }
}

const applicationOf = async (id: number) =>
  (await venue.db.select().from(applications).where(eq(applications.id, id)))[0]
const personOf = async (id: string) => (await venue.db.select().from(users).where(eq(users.id, id)))[0]
const change = (id: string, changes: object) => venue.db.update(users).set(changes).where(eq(users.id, id))

describe('undoing a hire', () => {
  test.each(['new', 'held', 'rejected'] as const)(
    'gives a %s application its status back',
    async (status) => {
      const { id, undo } = await hired(status)
      const reply = await undo()
      expect(reply.json()).toMatchObject({ id, status, userId: null })
      const decidedAt = status === 'rejected' ? venue.clock.now : null
      expect(await applicationOf(id)).toMatchObject({ status, userId: null, decidedAt })
    },
  )

  test('makes it new where no audit row tells', async () => {
    const { id, undo } = await hired('held')
    await venue.db.delete(auditLog).where(eq(auditLog.entityId, String(id)))
    expect((await undo()).json()).toMatchObject({ status: 'new' })
  })

  test('deactivates the person, ends their sessions and keeps their positions', async () => {
    const { userId, undo } = await hired()
    const wren = venue.visitor.with({ cookie: await venue.signIn(userId) })
    expect((await wren.get('/api/users/whoAmI')).statusCode).toBe(200)
    await undo()
    expect((await wren.get('/api/users/whoAmI')).statusCode).toBe(401)
    expect(await venue.db.$count(sessions, eq(sessions.userId, userId))).toBe(0)
    expect(await personOf(userId)).toMatchObject({ isActive: false })
    expect(await venue.db.$count(userPositions, eq(userPositions.userId, userId))).toBe(1)
  })

  test('takes the person off the nights to come', async () => {
    const { userId, positionId, undo } = await hired()
    const { id: festivalId, seasonId } = venue.home
    const place = { festivalId, seasonId, night: '2024-10-18', positionId, userId }
    await venue.db.insert(plannedPlaces).values(place)
    await undo()
    expect(await venue.db.$count(plannedPlaces, eq(plannedPlaces.userId, userId))).toBe(0)
  })

  test('is audited with the application and the person', async () => {
    const { id, userId, undo } = await hired('held')
    await undo()
    const trail = await venue.db.select().from(auditLog).orderBy(auditLog.id)
    expect(trail.slice(-2)).toMatchObject([
      {
        ...{ actorId: lena.id, action: 'undoHire', entity: 'application', entityId: String(id) },
        ...{ before: { status: 'hired', userId }, after: { status: 'held', userId: null } },
      },
      {
        ...{ actorId: lena.id, action: 'edit', entity: 'user', entityId: userId },
        ...{ before: { isActive: true }, after: { isActive: false } },
      },
    ])
  })

  test('rolls back when the audit row cannot be written', async () => {
    const { undo } = await hired()
    await venue.db.$client.query('alter table audit_log add constraint full_up check (false) not valid')
    try {
      const before = await venue.everything()
      expect((await undo()).statusCode).toBe(500)
      expect(await venue.everything()).toBe(before)
    } finally {
      await venue.db.$client.query('alter table audit_log drop constraint full_up')
    }
  })

  test('is refused when the person has a time entry, also a deleted one', async () => {
    const { userId, positionId, undo } = await hired()
    const times = ['2024-09-27T21:00:00Z', '2024-09-28T05:00:00Z'] as const
    await venue.shift(userId, ...times, { positionId, deletedAt: venue.clock.now })
    await expectRefusal(venue, 'hiredHasTimeEntries', undo)
  })

  test('is refused when it is not hired, and so a second time', async () => {
    const { undo } = await hired()
    const replies = await Promise.all([undo(), undo()])
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    await expectRefusal(venue, 'notHired', undo)
  })

  test('is refused for somebody who was here before, or has moved since', async () => {
    const linked = await hired()
    await change(linked.userId, { applicationId: null })
    await expectRefusal(venue, 'notMadeByHire', linked.undo)
    const moved = await hired()
    await venue.db.delete(userPositions).where(eq(userPositions.userId, moved.userId))
    await change(moved.userId, { festivalId: other.id })
    await expectRefusal(venue, 'notMadeByHire', moved.undo)
  })

  test('is refused for people of the own level or above, and for administrators', async () => {
    const lead = await hired()
    await change(lead.userId, { accessLvl: 1, passwordIsDefault: false })
    await expectRefusal(venue, 'outranked', lead.undo)
    const administrator = await hired()
    await change(administrator.userId, { accessLvl: 3, passwordIsDefault: false })
    await expectRefusal(venue, 'outranked', () => administrator.undo(ada))
  })

  test('never leaves an inactive person with an open shift beside a clock-in', async () => {
    const { id, userId, undo } = await hired()
    const wren = venue.visitor.with({ cookie: await venue.signIn(userId) })
    const [held] = await venue.db.select().from(userPositions).where(eq(userPositions.userId, userId))
    const [undone, clockedIn] = await Promise.all([undo(), wren.post('/api/clockin', String(held!.id))])
    expect([undone.statusCode === 200, clockedIn.statusCode === 200].filter(Boolean)).toHaveLength(1)
    expect((await applicationOf(id))?.status).toBe(undone.statusCode === 200 ? 'new' : 'hired')
  })
})

describe('hiring again', () => {
  test('reactivates the same person with what the form says now', async () => {
    const { id, positionId, userId, undo } = await hired('held')
    await undo()
    const again = { ...form(positionId), firstName: 'Wrenna' }
    const reply = await lena.post(`/api/applications/${id}/hire`, again)
    expect(reply.json()).toMatchObject({
      ...{ id: userId, isActive: true, firstName: 'Wrenna', username: again.username },
    })
    expect(await applicationOf(id)).toMatchObject({ status: 'hired', userId })
    expect(await venue.db.$count(users, eq(users.applicationId, id))).toBe(1)
  })

  test('makes somebody with rights set a new password first', async () => {
    const { id, positionId, userId, undo } = await hired()
    await change(userId, { accessLvl: 1, passwordIsDefault: false })
    await undo(ada)
    await ada.post(`/api/applications/${id}/hire`, form(positionId))
    const rehired = { isActive: true, passwordIsDefault: true, mustChangePassword: true }
    expect(await personOf(userId)).toMatchObject(rehired)
  })

  test('is refused for people of the own level or above', async () => {
    const { id, positionId, userId, undo } = await hired()
    await change(userId, { accessLvl: 1, passwordIsDefault: false })
    await undo(ada)
    await expectRefusal(venue, 'outranked', () => lena.post(`/api/applications/${id}/hire`, form(positionId)))
  })

  test('reactivates them in the steps of the single calls, too', async () => {
    const { id, positionId, userId, undo } = await hired()
    await undo()
    const { payrate: _, positionId: __, ...person } = form(positionId)
    const made = await lena.post('/api/users/signup', { ...person, applicationId: id })
    expect(made.json()).toMatchObject({ id: userId, isActive: false })
    await lena.patch(`/api/applications/${id}`, { userId, status: 'hired' })
    expect(await personOf(userId)).toMatchObject({ isActive: true })
  })
})

describe('undoing a hire of somebody who was hired again', () => {
  const before = venue.home.seasonId
  let season: typeof seasons.$inferSelect
  beforeAll(async () => {
    season = await openNextSeason(venue)
  })

  /** Somebody who worked in the season before and was hired again in this one. */
  async function hiredAgain(settings: Partial<typeof users.$inferInsert> = {}) {
    const earlier = await venue.application({ seasonId: before })
    const names = { firstName: 'Wren', lastName: 'Thorn', isActive: false }
    const wren = await venue.person('Wren', { ...names, applicationId: earlier.id, ...settings })
    const link = { status: 'hired', userId: wren.id } as const
    await venue.db.update(applications).set(link).where(eq(applications.id, earlier.id))
    await venue.shift(wren.id, '2024-09-27T21:00:00Z', '2024-09-28T05:00:00Z')
    const { id, positionId } = await venue.application({ status: 'held' })
    const body = { ...form(positionId), userId: wren.id, username: undefined }
    expect((await lena.post(`/api/applications/${id}/hire-again`, body)).statusCode).toBe(200)
    return { id, earlier, wren, undo: () => lena.post(`/api/applications/${id}/undo-hire`) }
  }

  test('leaves them as they were: inactive, with the earlier application', async () => {
    const { id, earlier, wren, undo } = await hiredAgain()
    expect((await undo()).json()).toMatchObject({ status: 'held', userId: null })
    expect(await personOf(wren.id)).toMatchObject({ isActive: false, applicationId: earlier.id })
    expect(await applicationOf(id)).toMatchObject({ status: 'held', userId: null, decidedAt: null })
    expect(await applicationOf(earlier.id)).toMatchObject({ status: 'hired', userId: wren.id })
  })

  test('leaves them active, and signed in, if they were active before', async () => {
    const { earlier, wren, undo } = await hiredAgain({ isActive: true })
    expect((await undo()).statusCode).toBe(200)
    expect(await personOf(wren.id)).toMatchObject({ isActive: true, applicationId: earlier.id })
    expect((await wren.get('/api/users/whoAmI')).statusCode).toBe(200)
  })

  test('leaves them without an application if no earlier hire had one', async () => {
    const { earlier, wren, undo } = await hiredAgain()
    const open = { status: 'new', userId: null } as const
    await venue.db.update(applications).set(open).where(eq(applications.id, earlier.id))
    expect((await undo()).statusCode).toBe(200)
    expect(await personOf(wren.id)).toMatchObject({ isActive: false, applicationId: null })
  })

  test('can be followed by another one', async () => {
    const { id, wren, undo } = await hiredAgain()
    await undo()
    await lena.patch(`/api/applications/${id}`, { userId: wren.id, status: 'hired' })
    expect(await personOf(wren.id)).toMatchObject({ isActive: true, applicationId: id })
    expect((await undo()).statusCode).toBe(200)
    expect(await personOf(wren.id)).toMatchObject({ isActive: false })
  })

  test('is refused when they have a time entry of this season', async () => {
    const { wren, undo } = await hiredAgain()
    await venue.shift(wren.id, season.beginsAt.toISOString(), '2024-10-01T06:00:00Z')
    await expectRefusal(venue, 'hiredHasTimeEntries', undo)
  })

  test('leaves somebody inactive who was deactivated since', async () => {
    const { wren, undo } = await hiredAgain({ isActive: true })
    await change(wren.id, { isActive: false })
    expect((await undo()).statusCode).toBe(200)
    expect(await personOf(wren.id)).toMatchObject({ isActive: false })
  })

  const afterAll = new Date('2100-01-01T00:00:00Z')
  const close = (closedAt: Date | null) =>
    venue.db.update(seasons).set({ closedAt }).where(eq(seasons.id, season.id))

  test('is possible in a closed season if the application came after the closing', async () => {
    await close(season.beginsAt)
    const { undo } = await hiredAgain()
    expect((await undo()).json()).toMatchObject({ status: 'held' })
    await close(null)
  })

  test('is refused when they worked after the hire and before the season of their application began', async () => {
    const { id, wren, undo } = await hiredAgain()
    const decidedAt = new Date('2024-09-30T20:00:00Z')
    await venue.db.update(applications).set({ decidedAt }).where(eq(applications.id, id))
    await venue.shift(wren.id, '2024-09-30T21:00:00Z', '2024-09-30T23:00:00Z')
    await expectRefusal(venue, 'hiredHasTimeEntries', undo)
  })

  test('is refused once the season is closed', async () => {
    const { undo } = await hiredAgain()
    await close(afterAll)
    await expectRefusal(venue, 'hiredInClosedSeason', undo)
    await close(null)
    expect((await undo()).statusCode).toBe(200)
  })
})
