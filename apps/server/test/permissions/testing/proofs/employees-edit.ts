import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { plannedPlaces, users } from '../../../../src/platform/database/schema.ts'
import type { Proofs, Stage } from '../prove.ts'
import { newName, type Scene } from '../scene.ts'
import { PICTURE, storePhoto } from './picture.ts'

const myAccount = () => ({
  ...{ firstName: 'Rowan', middleName: 'B', lastName: 'Crypt', username: newName('rowan') },
  ...{ email: 'rowan@example.com', phone: '845-555-0199' },
})
const emergency = { emergencyContact: 'Sage', emergencyRelation: 'Friend', emergencyPhone: '845-555-0100' }

/** Sends each of these bodies for the target. */
const patch =
  (...bodies: (object | ((scene: Scene) => Promise<object>))[]): Stage =>
  async (scene) => {
    const { id } = await scene.target()
    const sent: object[] = []
    for (const body of bodies) sent.push(typeof body === 'function' ? await body(scene) : body)
    return { ask: () => Promise.all(sent.map((body) => scene.who.patch(`/api/users/${id}`, body))) }
  }

const removePhoto: Stage = async (scene) => {
  await storePhoto(scene.venue, (await scene.target()).id)
  return patch({ photo: null })(scene)
}

export const employeesEditProofs: Proofs = {
  'PATCH /api/users/{id}': {
    'My Account fields of oneself': { about: 'self', stage: patch(async () => myAccount(), emergency) },
    'photo of oneself': { about: 'self', stage: patch({ photo: PICTURE }) },
    'no photo of oneself': { about: 'self', stage: removePhoto },
    'names, contact, emergency, username': patch(async () => ({ ...myAccount(), ...emergency })),
    'employee form with accessLvl unchanged': patch(async ({ target }) => ({
      ...myAccount(),
      ...emergency,
      accessLvl: (await target()).accessLvl,
    })),
    notes: patch({ notes: 'Scares well.' }),
    photo: patch({ photo: PICTURE }),
    'no photo': removePhoto,

    // In the middle of a shift, and planned for a later night.
    isActive: async ({ venue, who, festival, target }) => {
      const person = await target()
      const { id: positionId } = await venue.position('Actor', { festivalId: festival.id })
      const at = { festivalId: festival.id, positionId }
      await venue.shift(person.id, venue.clock.now.toISOString(), null, at)
      await venue.db
        .insert(plannedPlaces)
        .values({ ...at, seasonId: festival.seasonId, night: '2099-10-31', userId: person.id })
      const isSignedIn = async () => (await person.get('/api/users/whoAmI')).statusCode === 200
      return {
        ask: () => who.patch(`/api/users/${person.id}`, { isActive: false }),
        allowed: async () => expect(await isSignedIn()).toBe(false),
        refused: async () => expect(await isSignedIn()).toBe(true),
      }
    },

    paychexId: patch({ paychexId: '1313' }),
    seasonsBefore: patch({ seasonsBefore: 4 }),
    mayReturn: patch({ mayReturn: false }),
    accessLvl: async ({ venue, who, target }) => {
      const { id, accessLvl } = await target()
      const wanted = (accessLvl + 1) % 4
      return {
        ask: () => who.patch(`/api/users/${id}`, { accessLvl: wanted }),
        allowed: async () => {
          const [now] = await venue.db.select().from(users).where(eq(users.id, id))
          expect(now?.accessLvl).toBe(wanted)
        },
      }
    },
    'accessLvl that is none': patch(...[4, -1, 0.5, '3', null].map((accessLvl) => ({ accessLvl }))),
    festivalId: async ({ venue, who, otherFestival, target }) => {
      const { id } = await target()
      return {
        ask: () => who.patch(`/api/users/${id}`, { festivalId: otherFestival.id }),
        allowed: async () => {
          const [now] = await venue.db.select().from(users).where(eq(users.id, id))
          expect(now?.festivalId).toBe(otherFestival.id)
        },
      }
    },
    'accessLvl of an administrator without a festival': async ({ who, somebody }) => {
      const { id } = await somebody({ accessLvl: 3, festivalId: null })
      return { ask: () => who.patch(`/api/users/${id}`, { accessLvl: 2 }) }
    },
    'no festivalId, password, passwordHash, id, positions': patch(
      { festivalId: null },
      { password: 'hallowed-ground' },
      { passwordHash: '$argon2id$v=19$m=8,t=1,p=1$c2FsdHNhbHQ$aGFzaA' },
      { id: '7d0f8a52-9c3e-4b1a-8f6d-2e5c4b3a1908' },
      { positions: [] },
      // Together with an allowed field.
      { phone: '845-555-0142', mustChangePassword: false },
    ),
  },
}
