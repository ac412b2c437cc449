import { PUBLICATION_CALLS } from '@nightshift/shared/nights/publication/calls'
import { expect } from 'vitest'
import { permissionsOf } from '../../../../../test/permissions/testing/permissions-of.ts'
import type { Scene } from '../../../../../test/permissions/testing/scene.ts'
import { planPlace } from './plan.ts'

const NIGHT = '2024-10-11'

/** Somebody on the plan of a night, whose place is not published yet. */
async function planned({ venue, festival, somebody }: Scene) {
  const position = await venue.position('Actor', { festivalId: festival.id })
  return planPlace(venue, await somebody(), position, NIGHT, { seasonId: festival.seasonId })
}

/** What a publication would change now, as an administrator sees it. */
async function fingerprintOf({ venue, festival, somebody }: Scene): Promise<string> {
  const ada = await somebody({ accessLvl: 3 })
  const reply = await venue.visitor
    .with({ cookie: await venue.signIn(ada.id) })
    .get('/api/publication', { festivalId: festival.id })
  return reply.json().fingerprint
}

const publish = ({ who, festival }: Scene, seen: string) =>
  who.post('/api/publication', { festivalId: festival.id, seasonId: festival.seasonId, night: null, seen })

export const publicationPermissions = permissionsOf(PUBLICATION_CALLS, {
  preview: {
    outcomes: [401, [403, 403, 200, 200], [403, 403, 404, 200]],
    stage: async (scene) => {
      const { userId } = await planned(scene)
      return {
        ask: () => scene.who.get('/api/publication', { festivalId: scene.festival.id }),
        allowed: (reply) =>
          expect(reply.json().affected).toContainEqual(expect.objectContaining({ id: userId })),
      }
    },
  },

  publish: {
    '': {
      outcomes: [401, [403, 403, 200, 200], [403, 403, 404, 200]], // audited
      stage: async (scene) => {
        await planned(scene)
        const seen = await fingerprintOf(scene)
        return {
          ask: () => publish(scene, seen),
          allowed: (reply) => expect(reply.json().affected).toEqual([]),
        }
      },
    },
    'another plan than the one that was seen': {
      outcomes: [401, [403, 403, 409, 409], [403, 403, 404, 409]],
      stage: async (scene) => {
        const seen = await fingerprintOf(scene)
        await planned(scene)
        return { ask: () => publish(scene, seen) }
      },
    },
  },

  sheet: {
    outcomes: [401, [403, 200, 200, 200], [403, 404, 404, 200]],
    stage: async (scene) => {
      const { id } = await planned(scene)
      return {
        ask: () => scene.who.get('/api/publication/sheet', { festivalId: scene.festival.id, night: NIGHT }),
        allowed: (reply) => expect(reply.body).toContain(`"placeId":${id},`),
      }
    },
  },
})
