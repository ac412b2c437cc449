import { randomUUID } from 'node:crypto'
import { ROLL_CALL_CALLS } from '@nightshift/shared/nights/roll-call/calls'
import { expect } from 'vitest'
import { permissionsOf } from '../../../../../test/permissions/testing/permissions-of.ts'
import type { Scene } from '../../../../../test/permissions/testing/scene.ts'
import { rollCallPeople, rollCalls } from '../../../../platform/database/schema.ts'

const forOne = (scene: Scene) => ({ festivalId: String(scene.festival.id) })

/** The roll-call that is under way at the festival of the case; that of another case is ended. */
async function underWay(scene: Scene) {
  const { db, clock } = scene.venue
  await none(scene)
  const { id: startedBy } = await scene.somebody({ accessLvl: 1 })
  const values = { festivalId: scene.festival.id, isDrill: true, startedAt: clock.now, startedBy }
  const [made] = await db.insert(rollCalls).values(values).returning()
  return made!
}

async function none({ venue, festival }: Scene) {
  await venue.db.$client.query(
    'update roll_calls set ended_at = started_at, ended_by = started_by where festival_id = $1 and ended_at is null',
    [festival.id],
  )
}

const start = (scene: Scene) =>
  scene.who.post('/api/roll-calls', { festivalId: scene.festival.id, isDrill: true })

async function tick(scene: Scene, personId: string, isListed: boolean) {
  const { id } = await underWay(scene)
  const listed = { rollCallId: id, userId: personId, attraction: 'The Bog', addedAt: scene.venue.clock.now }
  if (isListed) await scene.venue.db.insert(rollCallPeople).values(listed)
  const at = scene.venue.clock.now.toISOString()
  const ticks = [{ key: randomUUID(), personId, isSafe: true, at }]
  return () => scene.who.post(`/api/roll-calls/${id}/ticks`, { ticks })
}

export const rollCallPermissions = permissionsOf(ROLL_CALL_CALLS, {
  start: {
    '': {
      outcomes: [401, [403, 200, 200, 200], [403, 404, 404, 200]], // audited
      stage: async (scene) => {
        await none(scene)
        return { ask: () => start(scene) }
      },
    },
    'one is under way': {
      outcomes: [401, [403, 409, 409, 409], [403, 404, 404, 409]],
      stage: async (scene) => {
        await underWay(scene)
        return { ask: () => start(scene) }
      },
    },
  },

  list: {
    outcomes: [401, [403, 200, 200, 200], [403, 404, 404, 200]],
    stage: async (scene) => {
      await underWay(scene)
      await none(scene)
      return {
        ask: () => scene.who.get('/api/roll-calls', forOne(scene)),
        allowed: (reply) => expect(reply.json().length).toBeGreaterThan(0),
      }
    },
  },

  current: {
    outcomes: [401, [403, 200, 200, 200], [403, 404, 404, 200]],
    stage: async (scene) => {
      const { id } = await underWay(scene)
      return {
        ask: () => scene.who.get('/api/roll-calls/current', forOne(scene)),
        allowed: (reply) => expect(reply.json().current).toMatchObject({ id }),
      }
    },
  },

  read: {
    outcomes: [401, [403, 200, 200, 200], [403, 404, 404, 200]],
    stage: async (scene) => {
      const { id } = await underWay(scene)
      return { ask: () => scene.who.get(`/api/roll-calls/${id}`) }
    },
  },

  tick: {
    '': {
      outcomes: [401, [403, 200, 200, 200], [403, 404, 404, 200]],
      stage: async (scene) => ({
        ask: await tick(scene, (await scene.somebody()).id, true),
        allowed: (reply) => expect(reply.json()).toEqual({ refused: [] }),
      }),
    },
    'somebody who is not on the list': {
      // Refused by key, the other ticks are stored.
      outcomes: [401, [403, 'empty', 'empty', 'empty'], [403, 404, 404, 'empty']],
      stage: async (scene) => {
        const { id } = await scene.somebody()
        return { ask: await tick(scene, id, false), shown: (reply) => 1 - reply.json().refused.length }
      },
    },
  },

  add: {
    '': {
      outcomes: [401, [403, 204, 204, 204], [403, 404, 404, 204]], // audited
      stage: async (scene) => {
        const { id } = await underWay(scene)
        const { id: userId } = await scene.somebody()
        return { ask: () => scene.who.post(`/api/roll-calls/${id}/people`, { userId }) }
      },
    },
    'somebody of another festival, or inactive': {
      outcomes: [401, [403, 404, 404, 404], [403, 404, 404, 404]],
      stage: async (scene) => {
        const { id } = await underWay(scene)
        const people = [
          await scene.somebody({ festivalId: scene.otherFestival.id }),
          await scene.somebody({ isActive: false }),
        ]
        return {
          ask: () =>
            Promise.all(
              people.map(({ id: userId }) => scene.who.post(`/api/roll-calls/${id}/people`, { userId })),
            ),
        }
      },
    },
  },

  end: {
    outcomes: [401, [403, 200, 200, 200], [403, 404, 404, 200]], // audited, with the numbers
    stage: async (scene) => {
      const { id } = await underWay(scene)
      return { ask: () => scene.who.post(`/api/roll-calls/${id}/end`) }
    },
  },
})
