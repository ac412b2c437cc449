import { expect } from 'vitest'
import { erasedPeople } from '../../../../../src/platform/database/schema.ts'
import type { Proofs } from '../../prove.ts'
import type { Scene } from '../../scene.ts'

/** A shift of five hours at $15.25, with a deduction. */
async function workedBy({ venue, festival }: Scene, userId: string) {
  const position = await venue.position('Actor', { festivalId: festival.id })
  await venue.shift(userId, '2024-10-01T21:00:00Z', '2024-10-02T02:00:00Z', {
    ...{ festivalId: festival.id, positionId: position.id, deduction: 10 },
  })
}

const festivalOf = ({ festival }: Scene) => ({ festivalId: String(festival.id) })
const WORKED = { totals: { hundredths: 500, pay: 7625, deduction: 1000 } }
const WEEK = [{ startsAt: '2024-09-30T10:00:00.000Z', endsAt: '2024-10-07T10:00:00.000Z', state: 'open' }]

export const statementsProofs: Proofs = {
  'GET /api/statements/me': {
    '': async (scene) => {
      if (scene.actor) await workedBy(scene, scene.actor.id)
      return {
        ask: () => scene.who.get('/api/statements/me', festivalOf(scene)),
        allowed: (reply) => expect(reply.json()).toMatchObject(WORKED),
      }
    },
    'without entries there': async (scene) => {
      const { id } = await scene.somebody()
      await workedBy(scene, id)
      return {
        ask: () => scene.who.get('/api/statements/me', festivalOf(scene)),
        allowed: (reply) => expect(reply.json()).toMatchObject({ lines: [] }),
      }
    },
  },

  'GET /api/statements/me/periods': {
    '': async (scene) => {
      if (scene.actor) await workedBy(scene, scene.actor.id)
      return {
        ask: () => scene.who.get('/api/statements/me/periods'),
        allowed: (reply) => expect(reply.json()).toMatchObject(WEEK),
      }
    },
  },

  'GET /api/statements/{userId}': {
    '': async (scene) => {
      const { id } = await scene.target()
      await workedBy(scene, id)
      return {
        ask: () => scene.who.get(`/api/statements/${id}`, festivalOf(scene)),
        allowed: (reply) => expect(reply.json()).toMatchObject(WORKED),
      }
    },
    erased: async (scene) => {
      const { id } = await scene.somebody({ isActive: false })
      await workedBy(scene, id)
      await scene.venue.db.insert(erasedPeople).values({ userId: id, erasedAt: scene.venue.clock.now })
      return { ask: () => scene.who.get(`/api/statements/${id}`, festivalOf(scene)) }
    },
  },

  'GET /api/statements/{userId}/periods': {
    '': async (scene) => {
      const { id } = await scene.target()
      await workedBy(scene, id)
      return {
        ask: () => scene.who.get(`/api/statements/${id}/periods`, festivalOf(scene)),
        allowed: (reply) => expect(reply.json()).toEqual(WEEK),
      }
    },
  },
}
