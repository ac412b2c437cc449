import { TONIGHT_CALLS } from '@nightshift/shared/nights/tonight/calls'
import { expect } from 'vitest'
import { permissionsOf } from '../../../../../test/permissions/testing/permissions-of.ts'
import type { Scene } from '../../../../../test/permissions/testing/scene.ts'
import { plannedPlaces } from '../../../../platform/database/schema.ts'
import { findCurrentSeason } from '../../../seasons/seasons.queries.ts'

/** The night of the venue's clock. */
const NIGHT = '2024-10-04'

/** Somebody on tonight's plan, in a position of the festival that somebody else holds. */
async function staged({ venue, festival, somebody }: Scene) {
  const { id: festivalId } = festival
  const position = await venue.position('Actor', { festivalId })
  const { id: seasonId } = (await findCurrentSeason(venue.db, festivalId))!
  const [planned, holder] = [await somebody(), await somebody()]
  await venue.assign(holder.id, position)
  const [place] = await venue.db
    .insert(plannedPlaces)
    .values({ festivalId, seasonId, night: NIGHT, positionId: position.id, userId: planned.id })
    .returning()
  return { position, holder, place: place!, updatedAt: place!.updatedAt.toISOString() }
}

export const tonightPermissions = permissionsOf(TONIGHT_CALLS, {
  read: {
    outcomes: [401, [403, 200, 200, 200], [403, 404, 404, 200]],
    stage: async (scene) => {
      const { place } = await staged(scene)
      return {
        ask: () => scene.who.get('/api/tonight', { festivalId: scene.festival.id }),
        allowed: (reply) =>
          expect(reply.json().places).toContainEqual(expect.objectContaining({ id: place.id })),
      }
    },
  },

  free: {
    outcomes: [401, [403, 200, 200, 200], [403, 404, 404, 200]],
    stage: async (scene) => {
      const { position, holder } = await staged(scene)
      const query = { festivalId: scene.festival.id, positionId: position.id }
      return {
        ask: () => scene.who.get('/api/tonight/free', query),
        allowed: (reply) => expect(reply.json()[0]).toMatchObject({ userId: holder.id, held: 'now' }),
      }
    },
  },

  mark: {
    outcomes: [401, [403, 204, 204, 204], [403, 404, 404, 204]], // audited
    stage: async (scene) => {
      const { place, updatedAt } = await staged(scene)
      return {
        ask: () => scene.who.post(`/api/tonight/places/${place.id}/mark`, { mark: 'noShow', updatedAt }),
      }
    },
  },

  replace: {
    outcomes: [401, [403, 204, 204, 204], [403, 404, 404, 204]], // audited
    stage: async (scene) => {
      const { place, holder, updatedAt } = await staged(scene)
      const body = { userId: holder.id, mark: 'excused', updatedAt }
      return { ask: () => scene.who.post(`/api/tonight/places/${place.id}/replace`, body) }
    },
  },

  clockIn: {
    outcomes: [401, [403, 403, 204, 204], [403, 403, 404, 204]], // audited, with its reason
    stage: async (scene) => {
      const { position, holder } = await staged(scene)
      const { id: festivalId } = scene.festival
      const body = { festivalId, userId: holder.id, positionId: position.id, reason: 'No badge' }
      return { ask: () => scene.who.post('/api/tonight/clock-in', body) }
    },
  },
})
