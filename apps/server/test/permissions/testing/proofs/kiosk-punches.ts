import { expect } from 'vitest'
import { enrolKiosk, savedPunch } from '../../../../src/features/kiosk-punches/testing/saved-punches.ts'
import type { Act, Proofs, Reply, Stage } from '../prove.ts'
import { named } from '../prove.ts'
import type { Scene } from '../scene.ts'

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

const list = (path: string) =>
  named(async (scene) => {
    await inReview(scene)
    return { ask: () => scene.who.get(path, { festivalId: String(scene.festival.id) }) }
  })

export const kioskPunchesProofs: Proofs = {
  'POST /api/kiosk/punches': {
    'of an enrolled kiosk': delivery('accepted'),
    'of a revoked kiosk': delivery('review', true),
    'without a token': async (scene) => {
      const { punch } = await saved(scene)
      return { ask: () => scene.who.post('/api/kiosk/punches', [punch]) }
    },
  },
  'GET /api/kiosk/punches': { '': list('/api/kiosk/punches') },
  'GET /api/kiosk/punches/count': { '': list('/api/kiosk/punches/count') },
  'POST /api/kiosk/punches/discard': {
    '': async (scene) => {
      const { kiosk } = await inReview(scene)
      const body = { kioskId: kiosk.id, discard: 'Stolen' }
      return { ask: () => scene.who.post('/api/kiosk/punches/discard', body) }
    },
  },
  'POST /api/kiosk/punches/{key}/decide': {
    'a proposal, or a discard': async (scene) => {
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
    'not offered any more': (scene) =>
      decision(scene, { at: new Date(scene.venue.clock.now.getTime() - 2 * HOUR).toISOString() }),
  },
}
