import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { rounds } from '../../../../test/testing/rounds.ts'
import { openVenue } from '../../../../test/testing/venue.ts'
import { applications, auditLog, users } from '../../../platform/database/schema.ts'
import { expectRefusal } from './testing/refused.ts'

const venue = await openVenue()
const other = await venue.festival('Elsewhere')
const mara = await venue.person('Mara', { accessLvl: 2 })
const lena = await venue.person('Lena', { accessLvl: 1 })

let count = 0
const hireForm = (applicationId: number, more: object = {}) => {
  count += 1
  return {
    firstName: 'Wren',
    middleName: 'A',
    lastName: 'Thorn',
    email: 'wren.thorn@example.com',
    phone: '845-555-0123',
    paychexId: '000',
    accessLvl: 0,
    username: `wren${count}`,
    festivalId: venue.home.id,
    applicationId,
    ...more,
  }
}

describe('signing up an applicant', () => {
  test('is allowed to a lead, in three steps', async () => {
    const { id, positionId } = await venue.application()
    const user = (await lena.post('/api/users/signup', hireForm(id))).json()
    const held = await lena.post(`/api/users/${user.id}/addposition`, { positionId, payrate: 14.5 })
    expect(held.json()).toMatchObject({ userId: user.id, positionId, payrate: 14.5 })
    const hired = await lena.patch(`/api/applications/${id}`, { userId: user.id, status: 'hired' })
    expect(hired.json()).toMatchObject({ id, userId: user.id, status: 'hired' })
  })

  test('keeps the person when the position cannot be added, and says so', async () => {
    const { id } = await venue.application()
    const user = (await lena.post('/api/users/signup', hireForm(id))).json()
    const reply = await lena.post(`/api/users/${user.id}/addposition`, {
      positionId: 2_000_000_000,
      payrate: 14.5,
    })
    expect(reply.statusCode).toBe(404)
    expect(reply.json().error.message).toBe(
      'Applicant was hired but we were unable to add their position. Please assign them a position manually.',
    )
    expect(await venue.db.$count(users, eq(users.id, user.id))).toBe(1)
  })

  test('returns the same person when it is repeated, also with other fields', async () => {
    const { id } = await venue.application()
    const first = (await lena.post('/api/users/signup', hireForm(id))).json()
    const again = (await mara.post('/api/users/signup', hireForm(id, { lastName: 'Thorne' }))).json()
    expect(again).toMatchObject({ id: first.id, username: first.username, lastName: 'Thorn' })
    expect(await venue.db.$count(users, eq(users.applicationId, id))).toBe(1)
  })

  test('is refused when the person from it is of another festival by now', async () => {
    const { id } = await venue.application()
    const wren = (await lena.post('/api/users/signup', hireForm(id))).json()
    await venue.db.update(users).set({ festivalId: other.id }).where(eq(users.id, wren.id))
    await expectRefusal(venue, 'worksElsewhere', () => lena.post('/api/users/signup', hireForm(id)))
  })

  test.each(['held', 'rejected'] as const)('is allowed for one that is %s', async (status) => {
    const { id } = await venue.application({ status })
    expect((await lena.post('/api/users/signup', hireForm(id))).statusCode).toBe(200)
  })

  test('is refused once the applicant is hired', async () => {
    const ash = await venue.person('Ash')
    const { id } = await venue.application({ status: 'hired', userId: ash.id })
    await expectRefusal(venue, 'alreadyHired', () => lena.post('/api/users/signup', hireForm(id)))
  })

  test('is refused for applications of other festivals and for none at all', async () => {
    const { id } = await venue.application({ festivalId: other.id })
    for (const applicationId of [id, 2_000_000_000]) {
      await expectRefusal(venue, 'foreignFestival', () =>
        lena.post('/api/users/signup', hireForm(applicationId)),
      )
    }
    await expectRefusal(venue, 'foreignFestival', () =>
      lena.post('/api/users/signup', hireForm(id, { festivalId: other.id })),
    )
  })

  test('sets no access level and refuses other keys', async () => {
    const { id } = await venue.application()
    await expectRefusal(venue, 'levelTooHigh', () =>
      lena.post('/api/users/signup', hireForm(id, { accessLvl: 1 })),
    )
    for (const extra of [{ isActive: true }, { password: 'sesame-open' }, { applicationId: null }]) {
      await expectRefusal(venue, 'invalidInput', () => lena.post('/api/users/signup', hireForm(id, extra)))
    }
  })

  test('accepts a Paychex ID from a manager, audited, and none from a lead', async () => {
    const { id } = await venue.application()
    const signup = (who: typeof lena) => who.post('/api/users/signup', hireForm(id, { paychexId: '4711' }))
    await expectRefusal(venue, 'fieldNotAllowed', () => signup(lena))
    const user = (await signup(mara)).json()
    expect(user.paychexId).toBe('4711')
    const [trail] = await venue.db.select().from(auditLog).where(eq(auditLog.entityId, user.id))
    expect(trail).toMatchObject({ action: 'create', actorId: mara.id, after: { paychexId: '4711' } })
  })

  test('with a taken username leaves the application unchanged', async () => {
    const { id } = await venue.application()
    await expectRefusal(venue, 'usernameTakenOnSignup', () =>
      lena.post('/api/users/signup', hireForm(id, { username: mara.username.toUpperCase() })),
    )
  })
})

describe('20 leads who hire one applicant at once', () => {
  test('create one person with one position, hired once, in every round', async () => {
    for (let round = 0; round < rounds(10); round++) {
      const { id, positionId } = await venue.application()
      const hires = await Promise.all(
        Array.from({ length: 20 }, async () => {
          const signup = await lena.post('/api/users/signup', hireForm(id))
          if (signup.statusCode !== 200) return { signup: signup.statusCode }
          const user = signup.json()
          const added = await lena.post(`/api/users/${user.id}/addposition`, { positionId, payrate: 15 })
          const hired = await lena.patch(`/api/applications/${id}`, { userId: user.id, status: 'hired' })
          return { user: user.id, signup: 200, added: added.statusCode, hired: hired.statusCode }
        }),
      )
      // Whoever comes after the hire is refused, at whichever of the three steps they are.
      for (const { signup, added = 200, hired = 409 } of hires) {
        expect([200, 409]).toContain(signup)
        expect([200, 403]).toContain(added)
        expect([200, 409]).toContain(hired)
      }
      expect(hires.filter(({ hired }) => hired === 200)).toHaveLength(1)
      const made = await venue.db.select().from(users).where(eq(users.applicationId, id))
      expect(made).toHaveLength(1)
      const [application] = await venue.db.select().from(applications).where(eq(applications.id, id))
      expect(application).toMatchObject({ status: 'hired', userId: made[0]!.id })
      expect(new Set(hires.flatMap(({ user }) => user ?? []))).toEqual(new Set([made[0]!.id]))
    }
  })
})
