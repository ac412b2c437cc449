import { POSITIONS_CALLS } from '@nightshift/shared/setup/positions/calls'
import { expect } from 'vitest'
import { permissionsOf, sameBody } from '../../../../../test/permissions/testing/permissions-of.ts'
import type { Scene } from '../../../../../test/permissions/testing/scene.ts'

const UNKNOWN = 2_000_000_000
const SHOWN_TO_ALL = ['id', 'eventId', 'name', 'isTipped', 'canApply', 'updatedAt']

const newPosition = ({ venue, festival }: Scene) => venue.position('Actor', { festivalId: festival.id })

/** Pay rates are shown from level 1 on. */
const showsPayRates = ({ it }: Scene, positions: object[]) => {
  for (const position of positions) expect('defaultPayRate' in position).toBe(it.level! >= 1)
}

export const positionsPermissions = permissionsOf(POSITIONS_CALLS, {
  openPositions: {
    'enableApps on': {
      outcomes: [200, [200, 200, 200, 200]], // only what can be applied for
      stage: async ({ venue, who }) => {
        const festival = await venue.festival('Hiring')
        const { id } = await venue.position('Ghoul', { festivalId: festival.id })
        await venue.position('Owner', { festivalId: festival.id, canApply: false })
        return {
          ask: () => who.get(`/api/publicAppPosition/${festival.id}`),
          allowed: (reply) => expect(reply.json()).toEqual([{ id, name: 'Ghoul' }]),
        }
      },
    },
    'enableApps off or unknown': {
      outcomes: [404, [404, 404, 404, 404]], // the same body
      stage: async ({ venue, who }) => {
        const { id } = await venue.festival('Not hiring', { enableApps: false })
        await venue.position('Ghoul', { festivalId: id })
        const festivals = [id, UNKNOWN, 0, 'none']
        return {
          ask: () => Promise.all(festivals.map((festival) => who.get(`/api/publicAppPosition/${festival}`))),
          refused: sameBody,
        }
      },
    },
  },

  listEvents: {
    // Level 0 without defaultPayRate.
    outcomes: [401, ['fewerFields', 200, 200, 200], ['empty', 'empty', 'empty', 200]],
    named: true,
    stage: async (scene) => {
      const { eventId } = await newPosition(scene)
      const filter = { where: { id: eventId, festivalId: scene.festival.id }, include: ['positions'] }
      return {
        ask: () => scene.who.get('/api/events', { filter }),
        allowed: (reply) => showsPayRates(scene, reply.json()[0].positions),
      }
    },
  },

  addEvent: {
    '': {
      outcomes: [401, [403, 403, 403, 200], [403, 403, 403, 200]],
      stage: ({ who, festival }) => ({
        ask: () => who.post('/api/events', { name: 'Hayride', festivalId: festival.id }),
        allowed: (reply) => expect(reply.json().festivalId).toBe(festival.id),
      }),
    },
    'unknown festival': {
      outcomes: [401, [403, 403, 403, 404]],
      stage: ({ who }) => ({
        ask: () => who.post('/api/events', { name: 'Hayride', festivalId: UNKNOWN }),
      }),
    },
  },

  editEvent: {
    name: {
      outcomes: [401, [403, 403, 403, 200], [403, 403, 403, 200]],
      stage: async ({ venue, who, festival }) => {
        const { id } = await venue.event('Hayride', festival.id)
        return { ask: () => who.patch(`/api/events/${id}`, { name: 'Night hayride' }) }
      },
    },
    festivalId: {
      outcomes: [401, [403, 403, 403, 422], [403, 403, 403, 422]],
      stage: async ({ venue, who, festival, otherFestival }) => {
        const { id } = await venue.event('Hayride', festival.id)
        const body = { name: 'Night hayride', festivalId: otherFestival.id }
        return { ask: () => who.patch(`/api/events/${id}`, body) }
      },
    },
  },

  listPositions: {
    'eventId in a list': {
      // Level 0 without defaultPayRate.
      outcomes: [401, ['fewerFields', 200, 200, 200], ['empty', 'empty', 'empty', 200]],
      stage: async (scene) => {
        const { eventId } = await newPosition(scene)
        return {
          ask: () => scene.who.get('/api/positions', { filter: { where: { eventId: { inq: [eventId] } } } }),
          allowed: (reply) => showsPayRates(scene, reply.json()),
        }
      },
    },
    'defaultPayRate in where, order and fields': {
      outcomes: [401, [400, 200, 200, 200], [400, 'empty', 'empty', 200]],
      stage: async (scene) => {
        const { id } = await newPosition(scene)
        const filters = [
          { where: { id, defaultPayRate: 15 } },
          { where: { id }, order: ['defaultPayRate DESC'] },
          { where: { id }, fields: [...SHOWN_TO_ALL, 'defaultPayRate'] },
        ]
        return {
          ask: () => Promise.all(filters.map((filter) => scene.who.get('/api/positions', { filter }))),
        }
      },
    },
  },

  addPosition: {
    outcomes: [401, [403, 403, 403, 200], [403, 403, 403, 200]],
    stage: async ({ venue, who, festival }) => {
      const { id: eventId } = await venue.event('Hayride', festival.id)
      return { ask: () => who.post('/api/positions', { name: 'Driver', defaultPayRate: 16.5, eventId }) }
    },
  },

  editPosition: {
    'every field': {
      outcomes: [401, [403, 403, 403, 200], [403, 403, 403, 200]],
      stage: async (scene) => {
        const { id } = await newPosition(scene)
        const { id: eventId } = await scene.venue.event('Bog', scene.festival.id)
        const body = { name: 'Ghoul', defaultPayRate: 17.25, eventId, canApply: false, isTipped: true }
        return { ask: () => scene.who.patch(`/api/positions/${id}`, body) }
      },
    },
    'event of another festival': {
      outcomes: [401, [403, 403, 403, 422], [403, 403, 403, 422]],
      stage: async (scene) => {
        const { id } = await newPosition(scene)
        const { id: eventId } = await scene.venue.event('Bog', scene.otherFestival.id)
        return { ask: () => scene.who.patch(`/api/positions/${id}`, { eventId }) }
      },
    },
  },
})
