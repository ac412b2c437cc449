import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openVenue, PASSWORD } from '../../../test/testing/venue.ts'
import {
  applications,
  auditLog,
  badges,
  erasedPeople,
  userPositions,
  users,
} from '../../platform/database/schema.ts'
import { expectRefusal } from '../people/employees/testing/refused.ts'
import { openNextSeason } from './testing/next-season.ts'

const venue = await openVenue()
const first = venue.home.seasonId
await openNextSeason(venue)
const other = await venue.festival('Elsewhere')
const lena = await venue.person('Lena', { accessLvl: 1 })
const mara = await venue.person('Mara', { accessLvl: 2 })

type Settings = Partial<typeof users.$inferInsert>

/** Somebody of the last season, by default inactive, who matches every application by name. */
async function former(settings: Settings = {}) {
  const application = await venue.application({ seasonId: first })
  const names = { firstName: 'Wren', lastName: 'Thorn' }
  const wren = await venue.person('Wren', {
    ...names,
    ...{ email: 'old@example.com', isActive: false, applicationId: application.id, ...settings },
  })
  const hired = { status: 'hired', userId: wren.id } as const
  await venue.db.update(applications).set(hired).where(eq(applications.id, application.id))
  return wren
}

const form = (positionId: number) => ({
  ...{ firstName: 'Wren', middleName: 'A', lastName: 'Thorn-Vale', email: 'new@example.com' },
  ...{ phone: '845-555-0123', positionId, payrate: 14.5 },
})
const again = (
  { id, positionId }: { id: number; positionId: number },
  userId: string,
  changes: object = {},
  who = lena,
) => who.post(`/api/applications/${id}/hire-again`, { ...form(positionId), userId, ...changes })

const personOf = async (id: string) => (await venue.db.select().from(users).where(eq(users.id, id)))[0]!
const applicationOf = async (id: number) =>
  (await venue.db.select().from(applications).where(eq(applications.id, id)))[0]!
const heldBy = (id: string) => venue.db.select().from(userPositions).where(eq(userPositions.userId, id))

describe('hiring somebody again', () => {
  test('reactivates the same person with the chosen names and contact, and links the application', async () => {
    const wren = await former()
    const application = await venue.application({ status: 'held' })
    const reply = await again(application, wren.id)
    expect(reply.json()).toMatchObject({
      ...{ id: wren.id, username: wren.username, isActive: true, lastName: 'Thorn-Vale' },
      ...{ middleName: 'A', email: 'new@example.com', phone: '845-555-0123' },
    })
    expect(await personOf(wren.id)).toMatchObject({ applicationId: application.id })
    expect(await applicationOf(application.id)).toMatchObject({
      ...{ status: 'hired', userId: wren.id, decidedAt: venue.clock.now },
    })
    expect(await heldBy(wren.id)).toMatchObject([{ positionId: application.positionId, payrate: 14.5 }])
  })

  test('leaves the badge, the password and fields that are left out alone', async () => {
    const wren = await former({ phone: '845-555-0007' })
    const badgesOf = () => venue.db.select().from(badges).where(eq(badges.userId, wren.id))
    const before = await badgesOf()
    await again(await venue.application(), wren.id, { phone: undefined })
    expect(await badgesOf()).toEqual(before)
    expect((await personOf(wren.id)).phone).toBe('845-555-0007')
    const credentials = { username: wren.username, password: PASSWORD }
    expect((await venue.visitor.post('/api/users/login', credentials)).statusCode).toBe(200)
  })

  test('is audited: the edit, the position and the hire', async () => {
    const wren = await former()
    const { id, positionId } = await venue.application({ status: 'held' })
    await again({ id, positionId }, wren.id)
    const trail = await venue.db.select().from(auditLog).orderBy(auditLog.id)
    expect(trail.slice(-3)).toMatchObject([
      {
        ...{ actorId: lena.id, action: 'edit', entity: 'user', entityId: wren.id },
        before: { lastName: 'Thorn', email: 'old@example.com', isActive: false },
        after: { lastName: 'Thorn-Vale', email: 'new@example.com', isActive: true },
      },
      { actorId: lena.id, action: 'addPosition', after: { userId: wren.id, positionId } },
      {
        ...{ actorId: lena.id, action: 'hire', entity: 'application', entityId: String(id) },
        before: { status: 'held', isActive: false },
        after: { status: 'hired', userId: wren.id, isActive: true },
      },
    ])
  })

  test('works for somebody who is active all year', async () => {
    const wren = await former({ isActive: true })
    await venue.shift(wren.id, '2024-10-02T21:00:00Z', '2024-10-03T05:00:00Z')
    const application = await venue.application()
    expect((await again(application, wren.id)).statusCode).toBe(200)
    expect(await personOf(wren.id)).toMatchObject({ isActive: true, applicationId: application.id })
  })

  test('takes the application from a person who was made from it by mistake', async () => {
    const wren = await former()
    const application = await venue.application()
    const double = await venue.person('Double', { applicationId: application.id, isActive: false })
    expect((await again(application, wren.id)).statusCode).toBe(200)
    expect(await personOf(double.id)).toMatchObject({ applicationId: null, isActive: false })
  })

  test('two managers at once make one hire', async () => {
    for (let round = 0; round < 5; round++) {
      const people = await Promise.all([former(), former()])
      const application = await venue.application()
      const replies = await Promise.all(people.map(({ id }) => again(application, id, {}, mara)))
      expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
      const refused = replies.find(({ statusCode }) => statusCode === 409)
      expect(refused?.json().error.code).toBe('alreadyHired')
    }
  })

  test('two applications of one person at once make one hire', async () => {
    for (let round = 0; round < 5; round++) {
      const wren = await former()
      const open = [await venue.application(), await venue.application()]
      const replies = await Promise.all(open.map((application) => again(application, wren.id)))
      expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
      const refused = replies.find(({ statusCode }) => statusCode === 409)
      expect(refused?.json().error.code).toBe('linkedElsewhere')
    }
  })
})

describe('the rate', () => {
  test('above the default of a new position needs a manager', async () => {
    const wren = await former()
    const application = await venue.application()
    await expectRefusal(venue, 'rateNeedsManager', () => again(application, wren.id, { payrate: 15.25 }))
    expect((await again(application, wren.id, { payrate: 15.25 }, mara)).statusCode).toBe(200)
  })

  test('of a position that they hold already is not changed by a lead', async () => {
    const wren = await former()
    const application = await venue.application()
    await venue.assign(wren.id, { id: application.positionId, festivalId: venue.home.id }, 17)
    const hire = (payrate: number, who: typeof lena) => again(application, wren.id, { payrate }, who)
    await expectRefusal(venue, 'rateNeedsManager', () => hire(16, lena))
    expect((await hire(17, lena)).statusCode).toBe(200)
    expect(await heldBy(wren.id)).toMatchObject([{ payrate: 17 }])
  })

  test('of a position that they hold already is changed by a manager', async () => {
    const wren = await former()
    const application = await venue.application()
    await venue.assign(wren.id, { id: application.positionId, festivalId: venue.home.id }, 17)
    expect((await again(application, wren.id, { payrate: 16 }, mara)).statusCode).toBe(200)
    expect(await heldBy(wren.id)).toMatchObject([{ payrate: 16 }])
  })
})

describe('hiring somebody again is refused', () => {
  test('when the application is hired or archived', async () => {
    const wren = await former()
    const hired = await venue.application({ status: 'hired', userId: (await former()).id })
    await expectRefusal(venue, 'alreadyHired', () => again(hired, wren.id))
    const archived = await venue.application({ archivedAt: venue.clock.now })
    await expectRefusal(venue, 'applicationArchived', () => again(archived, wren.id))
  })

  test('when they were hired in this season', async () => {
    const wren = await former()
    await again(await venue.application(), wren.id)
    const application = await venue.application()
    await expectRefusal(venue, 'linkedElsewhere', () => again(application, wren.id, {}, mara))
  })

  test('for people of another festival, erased ones, and those who do not exist', async () => {
    const application = await venue.application()
    const erased = await former()
    await venue.db.insert(erasedPeople).values({ userId: erased.id, erasedAt: venue.clock.now })
    const foreign = await venue.person('Wren', { festivalId: other.id })
    for (const id of [erased.id, foreign.id, '00000000-0000-4000-8000-000000000000'])
      await expectRefusal(venue, 'notFound', () => again(application, id, {}, mara))
  })

  test('for oneself and people of the own level or above', async () => {
    const application = await venue.application()
    const lead = await former({ accessLvl: 1 })
    await expectRefusal(venue, 'outranked', () => again(application, lead.id))
    await expectRefusal(venue, 'notOnYourself', () => again(application, mara.id, {}, mara))
  })

  test('to a lead for somebody who does not match the application', async () => {
    const stranger = await former({ firstName: 'Robin' })
    const application = await venue.application()
    await expectRefusal(venue, 'notThisApplicant', () => again(application, stranger.id))
    expect((await again(application, stranger.id, {}, mara)).statusCode).toBe(200)
  })

  test('to a lead for somebody who is not to come back', async () => {
    const wren = await former({ mayReturn: false })
    const application = await venue.application()
    await expectRefusal(venue, 'mayNotReturn', () => again(application, wren.id))
    const link = () => lena.patch(`/api/applications/${application.id}`, { userId: wren.id, status: 'hired' })
    await expectRefusal(venue, 'mayNotReturn', link)
    expect((await again(application, wren.id, {}, mara)).statusCode).toBe(200)
  })

  test.each([
    ['a position of another festival', 'notFound', { positionId: 2_000_000_000 }],
    ['a name of spaces', 'invalidInput', { firstName: ' ' }],
    ['an address that is none', 'invalidInput', { email: 'wren' }],
    ['an unknown field', 'invalidInput', { accessLvl: 3 }],
  ] as const)('with %s, and nothing is written', async (_, code, change) => {
    const wren = await former()
    const application = await venue.application()
    await expectRefusal(venue, code, () => again(application, wren.id, change))
  })
})
