import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openVenue } from '../../../test/testing/venue.ts'
import { applications, auditLog, userPositions, users } from '../../platform/database/schema.ts'
import { expectRefusal } from '../people/employees/testing/refused.ts'

const venue = await openVenue()
const other = await venue.festival('Elsewhere')
const lena = await venue.person('Lena', { accessLvl: 1 })
const mara = await venue.person('Mara', { accessLvl: 2 })

let count = 0
const hire = (id: number, positionId: number, more: object = {}, who = lena) => {
  count += 1
  const form = { firstName: 'Wren', lastName: 'Thorn', email: 'wren@example.com', username: `wren${count}` }
  return who.post(`/api/applications/${id}/hire`, { ...form, positionId, payrate: 14.5, ...more })
}

describe('a hire in one call', () => {
  test('creates the person, assigns the position and marks the application, each audited', async () => {
    const { id, positionId } = await venue.application({ status: 'held' })
    const reply = await hire(id, positionId)
    const { id: userId } = reply.json()
    expect(reply.json()).toMatchObject({ firstName: 'Wren', accessLvl: 0, festivalId: venue.home.id })
    expect(await venue.db.select().from(userPositions).where(eq(userPositions.userId, userId))).toMatchObject(
      [{ positionId, payrate: 14.5 }],
    )
    expect(await venue.db.select().from(applications).where(eq(applications.id, id))).toMatchObject([
      { status: 'hired', userId },
    ])
    const trail = await venue.db.select().from(auditLog).orderBy(auditLog.id)
    expect(trail.slice(-3)).toMatchObject([
      { actorId: lena.id, action: 'create', entity: 'user', entityId: userId, after: { applicationId: id } },
      { actorId: lena.id, action: 'addPosition', entity: 'userPosition', after: { userId, payrate: 14.5 } },
      { actorId: lena.id, action: 'hire', entity: 'application', entityId: String(id) },
    ])
  })

  test.each([
    ['the username is taken', 'usernameTakenOnSignup', { username: 'Mara' }],
    ['the position does not exist', 'notFound', { positionId: 2_000_000_000 }],
    ['the rate is above the default', 'rateNeedsManager', { payrate: 15.25 }],
    ['the rate is no multiple of a quarter', 'invalidInput', { payrate: 14.6 }],
  ] as const)('rolls back when %s', async (_, code, change) => {
    const { id, positionId } = await venue.application()
    await venue.db.update(users).set({ username: 'mara' }).where(eq(users.id, mara.id))
    await expectRefusal(venue, code, () => hire(id, positionId, change))
  })

  test('continues with a person who was signed up from the application in steps', async () => {
    const { id, positionId } = await venue.application()
    const wren = await venue.person('Wren', { applicationId: id })
    expect((await hire(id, positionId)).json()).toMatchObject({ id: wren.id })
    expect(await venue.db.$count(users, eq(users.applicationId, id))).toBe(1)
  })

  test('cannot set the pay of people above, of oneself, or of another festival', async () => {
    const ofManager = await venue.application()
    await venue.person('Boss', { applicationId: ofManager.id, accessLvl: 2 })
    await expectRefusal(venue, 'outranked', () => hire(ofManager.id, ofManager.positionId))
    const ofMoved = await venue.application()
    await venue.person('Moved', { applicationId: ofMoved.id, festivalId: other.id })
    await expectRefusal(venue, 'notFound', () => hire(ofMoved.id, ofMoved.positionId))
    const own = await venue.application()
    await venue.db.update(users).set({ applicationId: own.id }).where(eq(users.id, lena.id))
    await expectRefusal(venue, 'notOnYourself', () => hire(own.id, own.positionId))
    await venue.db.update(users).set({ applicationId: null }).where(eq(users.id, lena.id))
  })

  test('20 concurrent ones create one person, in every round', async () => {
    for (let round = 0; round < 5; round++) {
      const { id, positionId } = await venue.application()
      const replies = await Promise.all(Array.from({ length: 20 }, () => hire(id, positionId)))
      expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(19).fill(409)])
      expect(await venue.db.$count(users, eq(users.applicationId, id))).toBe(1)
    }
  })
})
