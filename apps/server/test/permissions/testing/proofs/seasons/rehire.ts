import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { applications } from '../../../../../src/platform/database/schema.ts'
import type { Proofs, Stage } from '../../prove.ts'
import type { Scene } from '../../scene.ts'

/** An application, and the person who is hired again from it: by their own link, so that they match. */
async function applyAgain({ venue, festival, target }: Scene) {
  const person = await target()
  const application = await venue.application({ festivalId: festival.id, returningUserId: person.id })
  return { ...application, person }
}
type Applied = Awaited<ReturnType<typeof applyAgain>>

/** Sends the form with these changes. */
const hireAgain =
  (changesFor: (scene: Scene, applied: Applied) => object | Promise<object> = () => ({})): Stage =>
  async (scene) => {
    const applied = await applyAgain(scene)
    const { id, positionId, person } = applied
    const body = { userId: person.id, firstName: 'Wren', lastName: 'Thorn', positionId, payrate: 15 }
    const changes = await changesFor(scene, applied)
    return { ask: () => scene.who.post(`/api/applications/${id}/hire-again`, { ...body, ...changes }) }
  }

export const rehireProofs: Proofs = {
  'GET /api/festivals/{id}/known-applicants': {
    '': async (scene) => {
      const { id, person } = await applyAgain(scene)
      return {
        ask: () => scene.who.get(`/api/festivals/${scene.festival.id}/known-applicants`),
        allowed: (reply) => {
          const known = reply.json().find((one: { applicationId: number }) => one.applicationId === id)
          expect(known.people).toMatchObject([{ id: person.id, matchedBy: ['link'] }])
        },
      }
    },
  },

  'POST /api/applications/{id}/hire-again': {
    '': hireAgain(),
    'who does not match': hireAgain(async ({ venue, somebody }, { id }) => {
      await venue.db.update(applications).set({ returningUserId: null }).where(eq(applications.id, id))
      return { userId: (await somebody()).id }
    }),
    'above the default rate': hireAgain(() => ({ payrate: 15.25 })),
    'somebody of another festival': hireAgain(async ({ somebody, otherFestival }) => ({
      userId: (await somebody({ festivalId: otherFestival.id })).id,
    })),
    'when it is archived': hireAgain(async ({ venue }, { id }) => {
      await venue.db.update(applications).set({ archivedAt: venue.clock.now }).where(eq(applications.id, id))
      return {}
    }),
    accessLvl: hireAgain(() => ({ accessLvl: 3 })),
  },
}
