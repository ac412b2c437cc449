import { defaultPassword } from '@nightshift/shared/auth/rules'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { auditLog, users } from '../../../../src/platform/database/schema.ts'
import type { Proofs } from '../prove.ts'
import type { Scene } from '../scene.ts'

const NEW_PASSWORD = { password: 'hallowed-ground' }

/** Assigns a position to the target. */
async function addPosition(
  { venue, who, target, festival }: Scene,
  { festivalId = festival.id, payrate = 20.25 } = {},
) {
  const { id } = await target()
  const { id: positionId } = await venue.position('Actor', { festivalId })
  return { ask: () => who.post(`/api/users/${id}/addposition`, { positionId, payrate }) }
}

/** The default rate of the venue's positions. */
const DEFAULT_RATE = 15

/** The same for a person during a hire. */
async function addFirstPosition(scene: Scene, payrate: number) {
  const { id } = await scene.target()
  const { id: applicationId } = await scene.venue.application({ festivalId: scene.festival.id })
  await scene.venue.db.update(users).set({ applicationId }).where(eq(users.id, id))
  return addPosition(scene, { payrate })
}

export const employeeCallsProofs: Proofs = {
  'POST /api/users/{id}/resetpassword': {
    '': async ({ venue, who, target }) => {
      const person = await target()
      const isSignedIn = async () => (await person.get('/api/users/whoAmI')).statusCode === 200
      return {
        ask: () => who.post(`/api/users/${person.id}/resetpassword`),
        allowed: async (reply) => {
          expect(reply.json()).toEqual({ password: defaultPassword(person) })
          expect(await isSignedIn()).toBe(false)
          const [{ mustChangePassword } = {}] = await venue.db
            .select()
            .from(users)
            .where(eq(users.id, person.id))
          expect(mustChangePassword).toBe(person.accessLvl >= 1)
          const trail = await venue.db.select().from(auditLog).where(eq(auditLog.entityId, person.id))
          expect(trail).toMatchObject([{ action: 'resetPassword' }])
        },
        refused: async () => expect(await isSignedIn()).toBe(true),
      }
    },
  },

  'POST /api/users/{id}/updatepassword': {
    oneself: {
      about: 'self',
      stage: async ({ who, target }) => {
        const person = await target()
        return {
          ask: () => who.post(`/api/users/${person.id}/updatepassword`, NEW_PASSWORD),
          allowed: async () => {
            expect((await who.get('/api/users/whoAmI')).statusCode).toBe(200)
            // The same person's session in another browser.
            expect((await person.get('/api/users/whoAmI')).statusCode).toBe(401)
          },
        }
      },
    },
    other: async ({ who, target }) => {
      const { id } = await target()
      return { ask: () => who.post(`/api/users/${id}/updatepassword`, NEW_PASSWORD) }
    },
  },

  'POST /api/users/{id}/addposition': {
    '': (scene) => addPosition(scene),
    'somebody who is being hired': (scene) => addFirstPosition(scene, DEFAULT_RATE),
    'somebody who is being hired, above the default rate': (scene) =>
      addFirstPosition(scene, DEFAULT_RATE + 0.25),
    'a position of another festival': (scene) => addPosition(scene, { festivalId: scene.otherFestival.id }),
    'payrate off 0 to 500 in steps of 0.25': async (scene) => {
      const acts = await Promise.all([-0.25, 500.25, 15.1].map((payrate) => addPosition(scene, { payrate })))
      return { ask: () => Promise.all(acts.map(({ ask }) => ask())) }
    },
  },

  'POST /api/users/{id}/removeposition': {
    '': async ({ venue, who, target, festival }) => {
      const { id } = await target()
      const position = await venue.position('Actor', { festivalId: festival.id })
      await venue.assign(id, position)
      return { ask: () => who.post(`/api/users/${id}/removeposition`, { positionId: position.id }) }
    },
  },
}
