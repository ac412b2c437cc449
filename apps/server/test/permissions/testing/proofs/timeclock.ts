import { expect } from 'vitest'
import type { Proof, Proofs, Reply, Stage } from '../prove.ts'
import type { Scene } from '../scene.ts'
import { newShift, timesAt } from './shift.ts'

/**
 * The caller holds a position, so that no refusal comes from a missing one. People without a festival cannot hold any.
 */
const holding = (stage: Stage, about?: 'self'): Proof => ({
  about,
  needsFestival: true,
  stage: async (scene) => {
    const { venue, actor } = scene
    if (actor) await venue.assign(actor.id, await venue.position('Ticket taker'))
    return stage(scene)
  },
})

const heldBy = async ({ venue, festival }: Scene, { id }: { id: string }) =>
  (await venue.assign(id, await venue.position('Actor', { festivalId: festival.id }))).id

const clockIn: Stage = async (scene) => {
  const held = await heldBy(scene, await scene.target())
  return {
    ask: () => scene.who.post('/api/clockin', String(held)),
    allowed: (reply) => expect(reply.json().startTime).toBe(scene.venue.clock.now.toISOString()),
  }
}

const OTHER_SITES: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://elsewhere.example' },
  { origin: 'null' },
]

export const timeclockProofs: Proofs = {
  'GET /api/timeclock/me': {
    '': {
      needsFestival: true,
      stage: async (scene) => {
        await newShift(scene)
        const { venue, who, actor } = scene
        if (actor) await venue.shift(actor.id, '2024-10-01T20:00:00Z', '2024-10-01T23:00:00Z')
        return {
          ask: () => who.get('/api/timeclock/me'),
          allowed: (reply: Reply) => expect(reply.json()).toMatchObject([{ userId: actor?.id }]),
        }
      },
    },
  },

  'POST /api/clockin': {
    'own position': holding(clockIn, 'self'),
    'own position, from another site': holding(async (scene) => {
      const held = await heldBy(scene, scene.actor ?? (await scene.target()))
      return {
        ask: () =>
          Promise.all(
            OTHER_SITES.map((headers) => scene.who.with(headers).post('/api/clockin', String(held))),
          ),
      }
    }),
    "somebody else's position": holding(clockIn),
    'already clocked in': holding(async (scene) => {
      await newShift(scene, { open: true })
      return clockIn(scene)
    }, 'self'),
    'clocked in for longer than the longest shift': holding(async (scene) => {
      const { venue, actor } = scene
      if (actor) await venue.shift(actor.id, timesAt(scene).ago(15), null)
      return clockIn(scene)
    }, 'self'),
  },

  'POST /api/clockout': {
    '': holding(async (scene) => {
      await newShift(scene, { open: true })
      return {
        ask: () => scene.who.post('/api/clockout'),
        allowed: (reply) => expect(reply.json().endTime).toBe(scene.venue.clock.now.toISOString()),
      }
    }, 'self'),
    'tips of a shift that is not tipped': holding(async (scene) => {
      await newShift(scene, { open: true })
      return { ask: () => scene.who.post('/api/clockout', { creditTips: 10 }) }
    }, 'self'),
    'not clocked in': holding(({ who }) => ({ ask: () => who.post('/api/clockout') })),
  },

  'POST /api/clockout/takeback': {
    'own clock-out of just now': holding(async (scene) => {
      await newShift(scene, { open: true })
      if (scene.actor) await scene.who.post('/api/clockout')
      return {
        ask: () => scene.who.post('/api/clockout/takeback'),
        allowed: (reply) => expect(reply.json().endTime).toBeNull(),
      }
    }, 'self'),
    'not clocked out just now': holding(({ who }) => ({ ask: () => who.post('/api/clockout/takeback') })),
  },
}
