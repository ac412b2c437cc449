import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { rounds } from '../../../test/testing/rounds.ts'
import { openVenue } from '../../../test/testing/venue.ts'
import { applications, auditLog, erasedPeople, users } from '../../platform/database/schema.ts'
import { expectRefusal } from '../people/employees/testing/refused.ts'
import { openNextSeason } from './testing/next-season.ts'

const venue = await openVenue()
const other = await venue.festival('Elsewhere')
const mara = await venue.person('Mara', { accessLvl: 2 })
const lena = await venue.person('Lena', { accessLvl: 1 })

const hire = (id: number, userId: string, who = lena) =>
  who.patch(`/api/applications/${id}`, { userId, status: 'hired' })
const signedUp = (applicationId: number, festivalId = venue.home.id) =>
  venue.person('Wren', { applicationId, festivalId })

describe('a hire', () => {
  test('links the application to the person who was signed up from it, and is audited', async () => {
    const { id } = await venue.application({ status: 'held' })
    const wren = await signedUp(id)
    expect((await hire(id, wren.id)).json()).toMatchObject({ status: 'hired', userId: wren.id })
    const trail = await venue.db.select().from(auditLog).where(eq(auditLog.action, 'hire'))
    expect(trail).toMatchObject([
      {
        actorId: lena.id,
        entity: 'application',
        entityId: String(id),
        before: { status: 'held' },
        after: { status: 'hired', userId: wren.id },
      },
    ])
  })

  test('of an existing person is for managers', async () => {
    const { id } = await venue.application()
    const ash = await venue.person('Ash')
    await expectRefusal(venue, 'notThisApplicant', () => hire(id, ash.id))
    expect((await hire(id, ash.id, mara)).json()).toMatchObject({ status: 'hired', userId: ash.id })
  })

  test('happens once', async () => {
    const { id } = await venue.application()
    const wren = await signedUp(id)
    await hire(id, wren.id)
    await expectRefusal(venue, 'alreadyHired', () => hire(id, wren.id))
    await expectRefusal(venue, 'alreadyHired', () => hire(id, wren.id, mara))
  })

  test('never links one person to two applications', async () => {
    const [first, second] = [await venue.application(), await venue.application()]
    const wren = await signedUp(first.id)
    // Being hired elsewhere, or hired elsewhere already.
    await expectRefusal(venue, 'linkedElsewhere', () => hire(second.id, wren.id, mara))
    const ash = await venue.person('Ash')
    await hire(first.id, ash.id, mara)
    await expectRefusal(venue, 'linkedElsewhere', () => hire(second.id, ash.id, mara))
  })

  test('finds nobody of another festival, of none, or who does not exist', async () => {
    const { id } = await venue.application()
    const stranger = await signedUp((await venue.application({ festivalId: other.id })).id, other.id)
    const roaming = await venue.person('Roaming', { festivalId: null })
    const ada = await venue.person('Ada', { accessLvl: 3 })
    for (const userId of [stranger.id, roaming.id, '00000000-0000-4000-8000-000000000000'])
      for (const who of [mara, ada]) await expectRefusal(venue, 'notFound', () => hire(id, userId, who))
  })
})

describe('concurrently', () => {
  test('20 hires of one application make one, in every round', async () => {
    for (let round = 0; round < rounds(30); round++) {
      const { id } = await venue.application()
      const wren = await signedUp(id)
      const replies = await Promise.all(Array.from({ length: 20 }, () => hire(id, wren.id)))
      const statuses = replies.map(({ statusCode }) => statusCode).sort()
      expect(statuses).toEqual([200, ...Array(19).fill(409)])
      const rows = await venue.db
        .select()
        .from(auditLog)
        .where(eq(auditLog.entityId, String(id)))
      expect(rows.filter(({ action }) => action === 'hire')).toHaveLength(1)
    }
  })

  test('one person is hired from one of several applications', async () => {
    for (let round = 0; round < rounds(10); round++) {
      const ash = await venue.person('Ash')
      const open = await Promise.all(Array.from({ length: 5 }, () => venue.application()))
      const replies = await Promise.all(open.map(({ id }) => hire(id, ash.id, mara)))
      expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409])
      expect(await venue.db.$count(applications, eq(applications.userId, ash.id))).toBe(1)
    }
  })
})

describe('in a later season', () => {
  const before = venue.home.seasonId
  beforeAll(() => openNextSeason(venue))

  /** Somebody who was hired in the season before. */
  async function former(settings: Partial<typeof users.$inferInsert> = {}) {
    const { id } = await venue.application({ seasonId: before })
    const names = { firstName: 'Wren', lastName: 'Thorn', isActive: false }
    const wren = await venue.person('Wren', { ...names, applicationId: id, ...settings })
    const hired = { status: 'hired', userId: wren.id } as const
    await venue.db.update(applications).set(hired).where(eq(applications.id, id))
    return wren
  }
  const personOf = async (id: string) => (await venue.db.select().from(users).where(eq(users.id, id)))[0]

  test('the person of an earlier one is reactivated, and linked to the new application', async () => {
    const wren = await former()
    const { id } = await venue.application()
    expect((await hire(id, wren.id)).json()).toMatchObject({ status: 'hired', userId: wren.id })
    expect(await personOf(wren.id)).toMatchObject({ isActive: true, applicationId: id })
    const second = await venue.application()
    await expectRefusal(venue, 'linkedElsewhere', () => hire(second.id, wren.id, mara))
  })

  test('a lead links only somebody below them who matches the application', async () => {
    const { id } = await venue.application()
    const robin = await former({ firstName: 'Robin' })
    await expectRefusal(venue, 'notThisApplicant', () => hire(id, robin.id))
    const lead = await former({ accessLvl: 1, isActive: true })
    await expectRefusal(venue, 'outranked', () => hire(id, lead.id))
    expect((await hire(id, robin.id, mara)).statusCode).toBe(200)
  })

  test('erased people are not found', async () => {
    const wren = await former()
    await venue.db.insert(erasedPeople).values({ userId: wren.id, erasedAt: venue.clock.now })
    const { id } = await venue.application()
    await expectRefusal(venue, 'notFound', () => hire(id, wren.id, mara))
  })
})
