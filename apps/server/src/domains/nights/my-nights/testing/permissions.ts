import { MY_NIGHTS_CALLS } from '@nightshift/shared/nights/my-nights/calls'
import { expect } from 'vitest'
import { permissionsOf } from '../../../../../test/permissions/testing/permissions-of.ts'
import type { Scene } from '../../../../../test/permissions/testing/scene.ts'
import { publishedPlace } from '../../publication/testing/plan.ts'

/** A published night of somebody; of the caller unless somebody is named. */
async function nightOf(scene: Scene, userId?: string) {
  const { venue, festival } = scene
  const position = await venue.position('Actor', { festivalId: festival.id })
  const person = { id: userId ?? scene.actor?.id ?? (await scene.somebody()).id }
  return publishedPlace(venue, person, position, '2024-10-11', { seasonId: festival.seasonId })
}
const festivalOf = ({ festival }: Scene) => ({ festivalId: String(festival.id) })
const answer = ({ who }: Scene, id: number) =>
  who.post(`/api/users/me/nights/${id}/answer`, { answer: 'confirmed', sequence: 1 })

const AVAILABILITY = '/api/users/me/availability'

export const myNightsPermissions = permissionsOf(MY_NIGHTS_CALLS, {
  list: {
    outcomes: [401, [200, 200, 200, 200]], // one's own only
    stage: async (scene) => {
      const { id } = await nightOf(scene)
      await nightOf(scene, (await scene.somebody()).id)
      return {
        ask: () => scene.who.get('/api/users/me/nights', festivalOf(scene)),
        allowed: (reply) => expect(reply.json().nights).toMatchObject([{ placeId: id }]),
      }
    },
  },

  see: {
    "one's own": {
      outcomes: [401, [204, 204, 204, 204]],
      stage: async (scene) => {
        const { id } = await nightOf(scene)
        const nights = [{ placeId: id, sequence: 1 }]
        return { ask: () => scene.who.post('/api/users/me/nights/seen', { nights }) }
      },
    },
    "somebody else's": {
      outcomes: [401, [204, 204, 204, 204]], // nothing is written
      stage: async (scene) => {
        const { id } = await nightOf(scene, (await scene.somebody()).id)
        const nights = [{ placeId: id, sequence: 1 }]
        return { ask: () => scene.who.post('/api/users/me/nights/seen', { nights }), writes: false }
      },
    },
  },

  answer: {
    "one's own": {
      outcomes: [401, [204, 204, 204, 204]], // audited
      stage: async (scene) => {
        const { id } = await nightOf(scene)
        return { ask: () => answer(scene, id) }
      },
    },
    "somebody else's": {
      outcomes: [401, [404, 404, 404, 404]],
      stage: async (scene) => {
        const { id } = await nightOf(scene, (await scene.somebody()).id)
        return { ask: () => answer(scene, id) }
      },
    },
  },

  availability: {
    outcomes: [401, [200, 200, 200, 200]], // one's own only
    stage: (scene) => ({
      ask: () => scene.who.get(AVAILABILITY, festivalOf(scene)),
      allowed: (reply) => expect(reply.json()).toMatchObject({ source: 'unknown', unavailable: [] }),
    }),
  },

  editAvailability: {
    outcomes: [401, [200, 200, 200, 200]], // audited
    stage: (scene) => {
      const { festival, who } = scene
      const body = { seasonId: festival.seasonId, unavailable: ['2024-10-11'], updatedAt: null }
      return { ask: () => who.patch(`${AVAILABILITY}?festivalId=${festival.id}`, body) }
    },
  },
})
