import { expect } from 'vitest'
import { named, type Proofs, type Reply } from '../prove.ts'
import type { Scene } from '../scene.ts'

const UNKNOWN = 2_000_000_000
const SHOWN_TO_ALL = ['id', 'eventId', 'name', 'isTipped', 'canApply', 'updatedAt']

const newPosition = ({ venue, festival }: Scene) => venue.position('Actor', { festivalId: festival.id })

/** Pay rates are shown from level 1 on. */
const showsPayRates = ({ it }: Scene, positions: object[]) => {
  for (const position of positions) expect('defaultPayRate' in position).toBe(it.level! >= 1)
}

export const positionsProofs: Proofs = {
  'GET /api/events': {
    '': named(async (scene) => {
      const { eventId } = await newPosition(scene)
      const filter = { where: { id: eventId, festivalId: scene.festival.id }, include: ['positions'] }
      return {
        ask: () => scene.who.get('/api/events', { filter }),
        allowed: (reply: Reply) => showsPayRates(scene, reply.json()[0].positions),
      }
    }),
  },

  'POST /api/events': {
    '': ({ who, festival }) => ({
      ask: () => who.post('/api/events', { name: 'Hayride', festivalId: festival.id }),
      allowed: (reply) => expect(reply.json().festivalId).toBe(festival.id),
    }),
    'unknown festival': ({ who }) => ({
      ask: () => who.post('/api/events', { name: 'Hayride', festivalId: UNKNOWN }),
    }),
  },

  'PATCH /api/events/{id}': {
    name: async ({ venue, who, festival }) => {
      const { id } = await venue.event('Hayride', festival.id)
      return { ask: () => who.patch(`/api/events/${id}`, { name: 'Night hayride' }) }
    },
    festivalId: async ({ venue, who, festival, otherFestival }) => {
      const { id } = await venue.event('Hayride', festival.id)
      const body = { name: 'Night hayride', festivalId: otherFestival.id }
      return { ask: () => who.patch(`/api/events/${id}`, body) }
    },
  },

  'GET /api/positions': {
    'eventId in a list': async (scene) => {
      const { eventId } = await newPosition(scene)
      return {
        ask: () => scene.who.get('/api/positions', { filter: { where: { eventId: { inq: [eventId] } } } }),
        allowed: (reply: Reply) => showsPayRates(scene, reply.json()),
      }
    },
    'defaultPayRate in where, order and fields': async (scene) => {
      const { id } = await newPosition(scene)
      const filters = [
        { where: { id, defaultPayRate: 15 } },
        { where: { id }, order: ['defaultPayRate DESC'] },
        { where: { id }, fields: [...SHOWN_TO_ALL, 'defaultPayRate'] },
      ]
      return { ask: () => Promise.all(filters.map((filter) => scene.who.get('/api/positions', { filter }))) }
    },
  },

  'POST /api/positions': {
    '': async ({ venue, who, festival }) => {
      const { id: eventId } = await venue.event('Hayride', festival.id)
      return { ask: () => who.post('/api/positions', { name: 'Driver', defaultPayRate: 16.5, eventId }) }
    },
  },

  'PATCH /api/positions/{id}': {
    'every field': async (scene) => {
      const { id } = await newPosition(scene)
      const { id: eventId } = await scene.venue.event('Bog', scene.festival.id)
      const body = { name: 'Ghoul', defaultPayRate: 17.25, eventId, canApply: false, isTipped: true }
      return { ask: () => scene.who.patch(`/api/positions/${id}`, body) }
    },
    'event of another festival': async (scene) => {
      const { id } = await newPosition(scene)
      const { id: eventId } = await scene.venue.event('Bog', scene.otherFestival.id)
      return { ask: () => scene.who.patch(`/api/positions/${id}`, { eventId }) }
    },
  },
}
