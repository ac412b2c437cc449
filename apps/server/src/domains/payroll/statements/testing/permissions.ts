import { STATEMENTS_CALLS } from '@nightshift/shared/payroll/statements/calls'
import { expect } from 'vitest'
import { permissionsOf } from '../../../../../test/permissions/testing/permissions-of.ts'
import type { Scene } from '../../../../../test/permissions/testing/scene.ts'
import { erasedPeople } from '../../../../platform/database/schema.ts'

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

export const statementsPermissions = permissionsOf(STATEMENTS_CALLS, {
  mine: {
    '': {
      outcomes: [401, [200, 200, 200, 200], [200, 200, 200, 200]], // one's own only, with the deductions
      stage: async (scene) => {
        if (scene.actor) await workedBy(scene, scene.actor.id)
        return {
          ask: () => scene.who.get('/api/statements/me', festivalOf(scene)),
          allowed: (reply) => expect(reply.json()).toMatchObject(WORKED),
        }
      },
    },
    'without entries there': {
      outcomes: [401, [200, 200, 200, 200], [404, 404, 404, 200]],
      stage: async (scene) => {
        const { id } = await scene.somebody()
        await workedBy(scene, id)
        return {
          ask: () => scene.who.get('/api/statements/me', festivalOf(scene)),
          allowed: (reply) => expect(reply.json()).toMatchObject({ lines: [] }),
        }
      },
    },
  },

  myPeriods: {
    outcomes: [401, [200, 200, 200, 200], [200, 200, 200, 200]],
    stage: async (scene) => {
      if (scene.actor) await workedBy(scene, scene.actor.id)
      return {
        ask: () => scene.who.get('/api/statements/me/periods'),
        allowed: (reply) => expect(reply.json()).toMatchObject(WEEK),
      }
    },
  },

  of: {
    '': {
      outcomes: [401, [403, 403, 200, 200], [403, 403, 404, 200], [403, 403, 200, 200]],
      stage: async (scene) => {
        const { id } = await scene.target()
        await workedBy(scene, id)
        return {
          ask: () => scene.who.get(`/api/statements/${id}`, festivalOf(scene)),
          allowed: (reply) => expect(reply.json()).toMatchObject(WORKED),
        }
      },
    },
    erased: {
      outcomes: [401, [403, 403, 404, 404], [403, 403, 404, 404]],
      stage: async (scene) => {
        const { id } = await scene.somebody({ isActive: false })
        await workedBy(scene, id)
        await scene.venue.db.insert(erasedPeople).values({ userId: id, erasedAt: scene.venue.clock.now })
        return { ask: () => scene.who.get(`/api/statements/${id}`, festivalOf(scene)) }
      },
    },
  },

  periodsOf: {
    outcomes: [401, [403, 403, 200, 200], [403, 403, 404, 200], [403, 403, 200, 200]],
    stage: async (scene) => {
      const { id } = await scene.target()
      await workedBy(scene, id)
      return {
        ask: () => scene.who.get(`/api/statements/${id}/periods`, festivalOf(scene)),
        allowed: (reply) => expect(reply.json()).toEqual(WEEK),
      }
    },
  },
})
