import { KIOSK_PUNCHES_CALLS } from '@nightshift/shared/kiosk/offline-punches/calls'
import { expect } from 'vitest'
import {
  type Act,
  permissionsOf,
  type Reply,
  type Stage,
} from '../../../../../test/permissions/testing/permissions-of.ts'
import type { Scene } from '../../../../../test/permissions/testing/scene.ts'
import { enrolKiosk, savedPunch } from './saved-punches.ts'

const HOUR = 3_600_000

/** A kiosk of the call's festival, and a punch of the target that it saved. */
async function saved(scene: Scene, { revoked = false } = {}) {
  const { venue, festival, target } = scene
  const { id: festivalId } = festival
  const revokedAt = revoked ? venue.clock.now : null
  const kiosk = await enrolKiosk(venue, { festivalId, revokedAt })
  const person = await target()
  const held = await venue.assign(person.id, await venue.position('Actor', { festivalId }))
  return { kiosk, held, punch: savedPunch(venue, person, 'in', 1) }
}

/** Delivers with the token of the device beside the session of whoever is signed in. */
const delivery =
  (result: string, revoked = false): Stage =>
  async (scene) => {
    const { kiosk, punch } = await saved(scene, { revoked })
    const cookie = [scene.cookie, kiosk.cookie].filter(Boolean).join('; ')
    return {
      ask: () => scene.who.with({ cookie }).post('/api/kiosk/punches', [punch]),
      allowed: (reply: Reply) => expect(reply.json()).toEqual([{ key: punch.key, result }]),
    }
  }

/** A punch that needs a decision, with the one that is offered. */
async function inReview(scene: Scene) {
  const { kiosk, held, punch } = await saved(scene, { revoked: true })
  await kiosk.results(punch)
  const proposal = { kind: 'clockIn', at: punch.at, upId: held.id, position: 'Actor event - Actor' }
  return { kiosk, punch, proposal }
}

async function decision(scene: Scene, change: object): Promise<Act> {
  const { punch, proposal } = await inReview(scene)
  const body = { proposal: { ...proposal, ...change } }
  return { ask: () => scene.who.post(`/api/kiosk/punches/${punch.key}/decide`, body) }
}

const list =
  (path: string): Stage =>
  async (scene) => {
    await inReview(scene)
    return { ask: () => scene.who.get(path, { festivalId: String(scene.festival.id) }) }
  }

export const kioskPunchesPermissions = permissionsOf(KIOSK_PUNCHES_CALLS, {
  deliver: {
    'of an enrolled kiosk': {
      // The device's token decides, whoever is signed in.
      outcomes: [200, [200, 200, 200, 200], [200, 200, 200, 200]],
      stage: delivery('accepted'),
    },
    'of a revoked kiosk': {
      outcomes: [200, [200, 200, 200, 200], [200, 200, 200, 200]], // to review only
      stage: delivery('review', true),
    },
    'without a token': {
      outcomes: [401, [401, 401, 401, 401]],
      stage: async (scene) => {
        const { punch } = await saved(scene)
        return { ask: () => scene.who.post('/api/kiosk/punches', [punch]) }
      },
    },
  },

  list: {
    outcomes: [401, [403, 403, 200, 200], [403, 403, 'empty', 200]],
    named: true,
    stage: list('/api/kiosk/punches'),
  },

  count: {
    outcomes: [401, [403, 403, 200, 200], [403, 403, 'empty', 200]],
    named: true,
    stage: list('/api/kiosk/punches/count'),
  },

  discard: {
    outcomes: [401, [403, 403, 200, 200], [403, 403, 404, 200]], // audited, each of them
    stage: async (scene) => {
      const { kiosk } = await inReview(scene)
      const body = { kioskId: kiosk.id, discard: 'Stolen' }
      return { ask: () => scene.who.post('/api/kiosk/punches/discard', body) }
    },
  },

  decide: {
    'a proposal, or a discard': {
      // Audited; one's own entry is flagged.
      outcomes: [401, [403, 403, 204, 204], [403, 403, 404, 204], [403, 403, 204, 204]],
      stage: async (scene) => {
        const proposed = await decision(scene, {})
        // Another person's punch, because a person is clocked in once.
        const { punch } = await inReview({ ...scene, target: () => scene.somebody() })
        const discard = { discard: 'Scanned by mistake' }
        return {
          ask: async () =>
            [
              await proposed.ask(),
              await scene.who.post(`/api/kiosk/punches/${punch.key}/decide`, discard),
            ].flat(),
        }
      },
    },
    'not offered any more': {
      outcomes: [401, [403, 403, 409, 409], [403, 403, 404, 409]],
      stage: (scene) =>
        decision(scene, { at: new Date(scene.venue.clock.now.getTime() - 2 * HOUR).toISOString() }),
    },
  },
})
