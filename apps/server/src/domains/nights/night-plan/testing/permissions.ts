import { NIGHT_PLAN_CALLS } from '@nightshift/shared/nights/night-plan/calls'
import { expect } from 'vitest'
import { permissionsOf } from '../../../../../test/permissions/testing/permissions-of.ts'
import type { Scene } from '../../../../../test/permissions/testing/scene.ts'
import { plannedPlaces, positionPlans } from '../../../../platform/database/schema.ts'

const NIGHT = '2024-10-11'
const EARLIER = '2024-10-04'

/** Somebody who can be planned, and what a request names of them. */
async function planned({ venue, festival, somebody }: Scene) {
  const { id: festivalId, seasonId } = festival
  const { id: userId } = await somebody()
  const position = await venue.position('Actor', { festivalId })
  await venue.assign(userId, position)
  const season = { festivalId, seasonId }
  return { season, place: { night: NIGHT, positionId: position.id, userId } }
}

type Stored = typeof plannedPlaces.$inferInsert

/** The same with a place. */
async function placed(
  scene: Scene,
  night = NIGHT,
  more: (place: { positionId: number }) => Partial<Stored> = () => ({}),
) {
  const { season, place } = await planned(scene)
  const values = { ...season, ...place, night, ...more(place) }
  const [stored] = await scene.venue.db.insert(plannedPlaces).values(values).returning()
  return { season, place, stored: stored!, path: `/api/night-plan/places/${stored!.id}` }
}

/** What a place has that is published and whose person cannot come. */
const declinedAs = ({ positionId }: { positionId: number }): Partial<Stored> => ({
  ...{
    publishedAt: new Date('2024-10-01T12:00:00Z'),
    publishedPositionId: positionId,
    publishedPart: 'whole',
  },
  publishedCallAt: new Date('2024-10-11T21:00:00Z'),
  publishedEndsAt: new Date('2024-10-12T05:00:00Z'),
  ...{ answer: 'declined', answerReason: 'An exam.', answeredAt: new Date('2024-10-02T12:00:00Z') },
})

export const nightPlanPermissions = permissionsOf(NIGHT_PLAN_CALLS, {
  read: {
    outcomes: [401, [403, 200, 200, 200], [403, 404, 404, 200]],
    stage: async (scene) => {
      const { place } = await placed(scene)
      return {
        ask: () => scene.who.get('/api/night-plan', { festivalId: scene.festival.id }),
        allowed: (reply) => expect(reply.json().places).toContainEqual(expect.objectContaining(place)),
      }
    },
  },

  readNight: {
    outcomes: [401, [403, 200, 200, 200], [403, 404, 404, 200]],
    stage: async (scene) => {
      const { season, place } = await placed(scene)
      return {
        ask: () => scene.who.get('/api/night-plan/night', { ...season, night: place.night }),
        allowed: (reply) => expect(reply.json().places).toContainEqual(expect.objectContaining(place)),
      }
    },
  },

  declined: {
    outcomes: [401, [403, 403, 200, 200], [403, 403, 404, 200]],
    stage: async (scene) => {
      const { stored } = await placed(scene, NIGHT, declinedAs)
      const query = { festivalId: scene.festival.id }
      return {
        ask: () => scene.who.get('/api/night-plan/declined', query),
        allowed: (reply) => expect(reply.json()).toMatchObject([{ placeId: stored.id }]),
      }
    },
  },

  seeDeclined: {
    outcomes: [401, [403, 403, 204, 204], [403, 403, 404, 204]],
    stage: async (scene) => {
      await placed(scene, NIGHT, declinedAs)
      const body = { festivalId: scene.festival.id, night: NIGHT }
      return { ask: () => scene.who.post('/api/night-plan/declined/seen', body) }
    },
  },

  put: {
    '': {
      outcomes: [401, [403, 403, 200, 200], [403, 403, 404, 200]], // audited
      stage: async (scene) => {
        const { season, place } = await planned(scene)
        return {
          ask: () => scene.who.post('/api/night-plan/places', { ...season, ...place }),
          allowed: (reply) => expect(reply.json()).toMatchObject(place),
        }
      },
    },
    twice: {
      outcomes: [401, [403, 403, 409, 409], [403, 403, 404, 409]],
      stage: async (scene) => {
        const { season, place } = await placed(scene)
        return { ask: () => scene.who.post('/api/night-plan/places', { ...season, ...place }) }
      },
    },
  },

  edit: {
    '': {
      outcomes: [401, [403, 403, 200, 200], [403, 403, 404, 200]], // audited
      stage: async (scene) => {
        const { path, stored } = await placed(scene)
        return { ask: () => scene.who.patch(path, { part: 'first', updatedAt: stored.updatedAt }) }
      },
    },
    stale: {
      outcomes: [401, [403, 403, 409, 409], [403, 403, 404, 409]],
      stage: async (scene) => {
        const { path } = await placed(scene)
        return { ask: () => scene.who.patch(path, { part: 'first', updatedAt: '2024-01-01T00:00:00Z' }) }
      },
    },
  },

  takeOff: {
    outcomes: [401, [403, 403, 204, 204], [403, 403, 404, 204]], // audited
    stage: async (scene) => {
      const { path, stored } = await placed(scene)
      return { ask: () => scene.who.delete(`${path}?updatedAt=${stored.updatedAt.toISOString()}`) }
    },
  },

  need: {
    outcomes: [401, [403, 403, 204, 204], [403, 403, 404, 204]], // audited
    stage: async (scene) => {
      const { season, place } = await planned(scene)
      const need = { ...season, positionId: place.positionId }
      const set = (numbers: object) => scene.who.patch('/api/night-plan/needs', { ...need, ...numbers })
      // Of all nights, and of one.
      return {
        ask: async () => [
          await set({ night: null, needed: 3, seen: 0 }),
          await set({ night: NIGHT, needed: 4, seen: 3 }),
        ],
      }
    },
  },

  copy: {
    outcomes: [401, [403, 403, 200, 200], [403, 403, 404, 200]], // audited
    stage: async (scene) => {
      const { season } = await placed(scene, EARLIER)
      return { ask: () => scene.who.post('/api/night-plan/copy', { ...season, from: EARLIER, to: NIGHT }) }
    },
  },

  fill: {
    outcomes: [401, [403, 403, 200, 200], [403, 403, 404, 200]], // proposals; nothing is written
    stage: async (scene) => {
      const { season } = await planned(scene)
      const ask = () => scene.who.post('/api/night-plan/fill', { ...season, nights: [NIGHT] })
      return { ask, writes: false }
    },
  },

  applyFill: {
    outcomes: [401, [403, 403, 200, 200], [403, 403, 404, 200]], // audited
    stage: async (scene) => {
      const { season, place } = await planned(scene)
      await scene.venue.db.insert(positionPlans).values({ positionId: place.positionId, needed: 1 })
      const places = [{ ...place, part: 'whole' }]
      return {
        ask: () => scene.who.post('/api/night-plan/fill/apply', { ...season, places }),
        allowed: (reply) => expect(reply.json()).toEqual({ placed: 1 }),
      }
    },
  },
})
