import { expect } from 'vitest'
import { publishedPlace } from '../../../../../src/features/publication/testing/plan.ts'
import type { Proofs } from '../../prove.ts'
import type { Scene } from '../../scene.ts'

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

export const myNightsProofs: Proofs = {
  'GET /api/users/me/nights': {
    '': async (scene) => {
      const { id } = await nightOf(scene)
      await nightOf(scene, (await scene.somebody()).id)
      return {
        ask: () => scene.who.get('/api/users/me/nights', festivalOf(scene)),
        allowed: (reply) => expect(reply.json().nights).toMatchObject([{ placeId: id }]),
      }
    },
  },
  'POST /api/users/me/nights/seen': {
    "one's own": async (scene) => {
      const { id } = await nightOf(scene)
      const nights = [{ placeId: id, sequence: 1 }]
      return { ask: () => scene.who.post('/api/users/me/nights/seen', { nights }) }
    },
    "somebody else's": async (scene) => {
      const { id } = await nightOf(scene, (await scene.somebody()).id)
      const nights = [{ placeId: id, sequence: 1 }]
      return { ask: () => scene.who.post('/api/users/me/nights/seen', { nights }), writes: false }
    },
  },
  'POST /api/users/me/nights/{placeId}/answer': {
    "one's own": async (scene) => {
      const { id } = await nightOf(scene)
      return { ask: () => answer(scene, id) }
    },
    "somebody else's": async (scene) => {
      const { id } = await nightOf(scene, (await scene.somebody()).id)
      return { ask: () => answer(scene, id) }
    },
  },
  'GET /api/users/me/availability': {
    '': (scene) => ({
      ask: () => scene.who.get(AVAILABILITY, festivalOf(scene)),
      allowed: (reply) => expect(reply.json()).toMatchObject({ source: 'unknown', unavailable: [] }),
    }),
  },
  'PATCH /api/users/me/availability': {
    '': (scene) => {
      const { festival, who } = scene
      const body = { seasonId: festival.seasonId, unavailable: ['2024-10-11'], updatedAt: null }
      return { ask: () => who.patch(`${AVAILABILITY}?festivalId=${festival.id}`, body) }
    },
  },
}
