import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { rollCallPeople, rollCalls } from '../../../../../src/platform/database/schema.ts'
import type { Proofs } from '../../prove.ts'
import type { Scene } from '../../scene.ts'

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

export const rollCallProofs: Proofs = {
  'POST /api/roll-calls': {
    '': async (scene) => {
      await none(scene)
      return { ask: () => start(scene) }
    },
    'one is under way': async (scene) => {
      await underWay(scene)
      return { ask: () => start(scene) }
    },
  },
  'GET /api/roll-calls': {
    '': async (scene) => {
      await underWay(scene)
      await none(scene)
      return {
        ask: () => scene.who.get('/api/roll-calls', forOne(scene)),
        allowed: (reply) => expect(reply.json().length).toBeGreaterThan(0),
      }
    },
  },
  'GET /api/roll-calls/current': {
    '': async (scene) => {
      const { id } = await underWay(scene)
      return {
        ask: () => scene.who.get('/api/roll-calls/current', forOne(scene)),
        allowed: (reply) => expect(reply.json().current).toMatchObject({ id }),
      }
    },
  },
  'GET /api/roll-calls/{id}': {
    '': async (scene) => {
      const { id } = await underWay(scene)
      return { ask: () => scene.who.get(`/api/roll-calls/${id}`) }
    },
  },
  'POST /api/roll-calls/{id}/ticks': {
    '': async (scene) => ({
      ask: await tick(scene, (await scene.somebody()).id, true),
      allowed: (reply) => expect(reply.json()).toEqual({ refused: [] }),
    }),
    'somebody who is not on the list': async (scene) => {
      const { id } = await scene.somebody()
      return { ask: await tick(scene, id, false), shown: (reply) => 1 - reply.json().refused.length }
    },
  },
  'POST /api/roll-calls/{id}/people': {
    '': async (scene) => {
      const { id } = await underWay(scene)
      const { id: userId } = await scene.somebody()
      return { ask: () => scene.who.post(`/api/roll-calls/${id}/people`, { userId }) }
    },
    'somebody of another festival, or inactive': async (scene) => {
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
  'POST /api/roll-calls/{id}/end': {
    '': async (scene) => {
      const { id } = await underWay(scene)
      return { ask: () => scene.who.post(`/api/roll-calls/${id}/end`) }
    },
  },
}
