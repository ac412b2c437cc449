import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { openVenue, PASSWORD } from '../../../../test/testing/venue.ts'
import { applications, auditLog, seasons, timeEntries, users } from '../../../platform/database/schema.ts'
import { openNextSeason } from '../../hiring/invitations/testing/second-season.ts'
import { expectRefusal } from '../../people/employees/testing/refused.ts'
import { closingOf } from './testing/closing.ts'
import { closingStage } from './testing/stage.ts'

const venue = await openVenue()
const ada = await venue.person('Ada', { accessLvl: 3, festivalId: null })

async function stage() {
  const scene = await closingStage(venue, ada)
  const { festival } = scene
  return {
    ...scene,
    reopen: (more: object = {}) =>
      ada.post(`/api/festivals/${festival.id}/season/reopen`, {
        ...{ reason: 'Two more nights', reactivate: true },
        ...more,
      }),
    read: async () => (await ada.get(`/api/festivals/${festival.id}/season/closing`)).json(),
    active: async () => {
      const rows = await venue.db
        .select({ name: users.firstName })
        .from(users)
        .where(and(eq(users.festivalId, festival.id), eq(users.isActive, true)))
        .orderBy(users.firstName)
      return rows.map(({ name }) => name)
    },
  }
}

beforeAll(async () => {
  expect((await closingOf(venue, ada, venue.home.id).backUp()).statusCode).toBe(200)
}, 60_000)

describe('reopening', () => {
  test('brings back the people and the applications of the closing, and everything works again', async () => {
    const { festival, hire, close, reopen, stored, active, read } = await stage()
    const [ash, bo] = [await hire('Ash'), await hire('Bo')]
    await hire('Gone', { isActive: false })
    const waiting = await venue.application({ festivalId: festival.id })
    const before = await venue.application({ festivalId: festival.id, archivedAt: new Date('2024-09-01') })
    await close({ deactivate: [ash.id, bo.id] })
    expect(await active()).toEqual([])
    expect((await read()).comesBack).toEqual({ people: 2, applications: 1 })
    const { closedAt } = await stored()

    const reply = await reopen({ reason: ' Two more nights ' })
    expect(reply.statusCode, reply.body).toBe(200)
    expect(reply.json()).toEqual({ people: 2, applications: 1 })
    expect(await active()).toEqual(['Ash', 'Bo'])
    expect(await read()).toMatchObject({ kind: 'open', year: 2024, applications: 1 })
    expect(await stored()).toMatchObject({ closedAt: null, closedBy: null, closing: null })
    const rows = await venue.db.select().from(applications).where(eq(applications.festivalId, festival.id))
    const archived = (id: number) => rows.find((row) => row.id === id)?.archivedAt
    expect(archived(waiting.id)).toBeNull()
    expect(archived(before.id)).not.toBeNull()
    const login = { username: ash.username, password: PASSWORD }
    expect((await venue.visitor.post('/api/users/login', login)).statusCode).toBe(200)

    const trail = await venue.db.select().from(auditLog).where(eq(auditLog.festivalId, festival.id))
    expect(trail.filter(({ entity }) => entity === 'season').at(-1)).toMatchObject({
      ...{ actorId: ada.id, action: 'reopen', before: { closedAt: closedAt?.toISOString() } },
      after: { closedAt: null, reason: 'Two more nights', reactivated: 2, applications: 1 },
    })
    expect(trail.filter(({ entityId }) => entityId === ash.id).at(-1)).toMatchObject({
      ...{ actorId: ada.id, action: 'edit', before: { isActive: false }, after: { isActive: true } },
    })
    expect((await close({ deactivate: [ash.id] })).statusCode).toBe(200)
  })

  test('leaves out whoever was changed since', async () => {
    const { hire, close, reopen, active, read } = await stage()
    const [ash, bo, cy, di] = [await hire('Ash'), await hire('Bo'), await hire('Cy'), await hire('Di')]
    await close({ deactivate: [ash.id, bo.id, cy.id, di.id] })
    await ada.patch(`/api/users/${bo.id}`, { isActive: true })
    await ada.patch(`/api/users/${bo.id}`, { isActive: false })
    await ada.patch(`/api/users/${cy.id}`, { mayReturn: false })
    await ada.patch(`/api/users/${di.id}`, { festivalId: venue.home.id })
    expect((await read()).comesBack.people).toBe(1)
    expect((await reopen()).json().people).toBe(1)
    expect(await active()).toEqual(['Ash'])
  })

  test('leaves people and ended shifts as they are when it is asked to', async () => {
    const { hire, shift, close, reopen, active } = await stage()
    const ash = await hire('Ash')
    const { id } = await shift(ash.id, '2024-10-04T20:00:00Z', null)
    await close({ deactivate: [ash.id], reasons: { openShifts: 'Left early' } })
    const [ended] = await venue.db.select().from(timeEntries).where(eq(timeEntries.id, id))
    expect((await reopen({ reactivate: false })).json()).toEqual({ people: 0, applications: 0 })
    expect(await active()).toEqual([])
    expect(await venue.db.select().from(timeEntries).where(eq(timeEntries.id, id))).toEqual([ended])
  })

  test('brings nobody back of a closing that kept no list', async () => {
    const { festival, hire, reopen, active } = await stage()
    await hire('Ash', { isActive: false })
    const closedAt = venue.clock.now
    await venue.db.update(seasons).set({ closedAt }).where(eq(seasons.festivalId, festival.id))
    expect((await reopen()).json()).toEqual({ people: 0, applications: 0 })
    expect(await active()).toEqual([])
  })

  test('is announced to open pages', async () => {
    const { festival, close, reopen } = await stage()
    await close()
    const announced: object[] = []
    const { announce } = venue.app.live
    venue.app.live.announce = (event) => announced.push(event)
    await reopen()
    venue.app.live.announce = announce
    expect(announced).toEqual(
      ['setting', 'employee', 'application'].map((kind) => ({ kind, festivalId: festival.id })),
    )
  })
})

describe('is refused', () => {
  test('without a reason, and of a festival that does not exist', async () => {
    const { close, reopen } = await stage()
    await close()
    await expectRefusal(venue, 'invalidInput', () => reopen({ reason: '  ' }))
    await expectRefusal(venue, 'invalidInput', () => reopen({ reason: 'x'.repeat(501) }))
    const body = { reason: 'Two more nights', reactivate: true }
    const ofNone = () => ada.post('/api/festivals/2000000000/season/reopen', body)
    await expectRefusal(venue, 'notFound', ofNone)
  })

  test('while the season is open, and once the next one was opened', async () => {
    const { festival, reopen } = await stage()
    await expectRefusal(venue, 'seasonNotClosed', () => reopen())
    await openNextSeason(venue, festival)
    await expectRefusal(venue, 'seasonNotClosed', () => reopen())
  })

  test('to the second of two administrators at the same moment', async () => {
    const { hire, close, reopen } = await stage()
    const ash = await hire('Ash')
    await close({ deactivate: [ash.id] })
    const replies = await Promise.all([reopen(), reopen()])
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })
})
