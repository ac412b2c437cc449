import { ENTRY_REQUESTS_CALLS } from '@nightshift/shared/time/entry-requests/calls'
import { expect } from 'vitest'
import {
  type Act,
  permissionsOf,
  type Stage,
} from '../../../../../test/permissions/testing/permissions-of.ts'
import type { Scene } from '../../../../../test/permissions/testing/scene.ts'

type Someone = { id: string }

const HOUR = 3_600_000

/** A shift of this person at the festival of the call. Its own position can always be asked for. */
async function shiftOf({ venue, festival }: Scene, { id: userId }: Someone, hoursAgo = 20) {
  const { id: festivalId } = festival
  const position = await venue.position('Actor', { festivalId })
  const at = (hours: number) => new Date(venue.clock.now.getTime() - hours * HOUR).toISOString()
  return venue.shift(userId, at(hoursAgo), at(hoursAgo - 8), { festivalId, positionId: position.id })
}

type Shift = Awaited<ReturnType<typeof shiftOf>>

const bodyOf = ({ id, startTime, positionId }: Pick<Shift, 'id' | 'startTime' | 'positionId'>) => ({
  timeEntryId: id,
  startTime: startTime.toISOString(),
  endTime: new Date(startTime.getTime() + 7 * HOUR).toISOString(),
  ...{ positionId, cashTips: 0, creditTips: 0, note: 'Left earlier' },
})

/** A waiting request of this person about a shift of theirs. */
async function requestOf(scene: Scene, person: Someone, hoursAgo?: number) {
  const shift = await shiftOf(scene, person, hoursAgo)
  const cookie = await scene.venue.signIn(person.id)
  const reply = await scene.venue.visitor.with({ cookie }).post('/api/entry-requests', bodyOf(shift))
  expect(reply.statusCode, reply.body).toBe(200)
  return { id: reply.json().id as number, shift }
}

/** The caller; for a visitor, who is refused anyway, somebody. */
const self = async (scene: Scene) => scene.actor ?? (await scene.somebody())

type Options = { settled?: boolean; hoursAgo?: number }

async function decision(scene: Scene, decide: 'apply' | 'decline', options: Options = {}): Promise<Act> {
  const { venue, who, target } = scene
  const { id, shift } = await requestOf(scene, await target(), options.hoursAgo)
  const { rows } = await venue.db.$client.query('select updated_at from entry_requests where id = $1', [id])
  const seen = { updatedAt: rows[0].updated_at.toISOString() }
  if (options.settled)
    await venue.db.$client.query(
      `update entry_requests set status = 'withdrawn', decided_at = now() where id = $1`,
      [id],
    )
  const body =
    decide === 'apply'
      ? { kind: 'apply', ...seen, entryUpdatedAt: shift.updatedAt.toISOString() }
      : { kind: 'decline', ...seen, reason: 'It was so.' }
  return { ask: () => who.post(`/api/entry-requests/${id}/decide`, body) }
}

const list =
  (path: string): Stage =>
  async (scene) => {
    await requestOf(scene, await scene.target())
    return { ask: () => scene.who.get(path, { festivalId: String(scene.festival.id) }) }
  }

export const entryRequestsPermissions = permissionsOf(ENTRY_REQUESTS_CALLS, {
  create: {
    "about a shift of one's own": {
      outcomes: [401, [200, 200, 200, 200]],
      stage: async (scene) => {
        const shift = await shiftOf(scene, await self(scene))
        return { ask: () => scene.who.post('/api/entry-requests', bodyOf(shift)) }
      },
    },
    'about a shift of somebody else': {
      outcomes: [401, [404, 404, 404, 404], [404, 404, 404, 404]],
      stage: async (scene) => {
        const shift = await shiftOf(scene, await scene.somebody())
        return { ask: () => scene.who.post('/api/entry-requests', bodyOf(shift)) }
      },
    },
    "for somebody else's position": {
      outcomes: [401, [404, 404, 404, 404]],
      stage: async (scene) => {
        const shift = await shiftOf(scene, await self(scene))
        const { positionId } = await shiftOf(scene, await scene.somebody())
        return { ask: () => scene.who.post('/api/entry-requests', { ...bodyOf(shift), positionId }) }
      },
    },
  },

  mine: {
    outcomes: [401, [200, 200, 200, 200]], // one's own only
    stage: async (scene) => {
      const { id } = await requestOf(scene, await self(scene))
      await requestOf(scene, await scene.somebody())
      return {
        ask: () => scene.who.get('/api/entry-requests/me'),
        allowed: (reply) => expect(reply.json()).toMatchObject([{ id }]),
      }
    },
  },

  withdraw: {
    "one's own": {
      outcomes: [401, [204, 204, 204, 204]],
      stage: async (scene) => {
        const { id } = await requestOf(scene, await self(scene))
        return { ask: () => scene.who.delete(`/api/entry-requests/${id}`) }
      },
    },
    "somebody else's": {
      outcomes: [401, [404, 404, 404, 404], [404, 404, 404, 404]],
      stage: async (scene) => {
        const { id } = await requestOf(scene, await scene.somebody())
        return { ask: () => scene.who.delete(`/api/entry-requests/${id}`) }
      },
    },
  },

  list: {
    outcomes: [401, [403, 403, 200, 200], [403, 403, 'empty', 200]],
    named: true,
    stage: list('/api/entry-requests'),
  },

  count: {
    outcomes: [401, [403, 403, 200, 200], [403, 403, 'empty', 200]],
    named: true,
    stage: list('/api/entry-requests/count'),
  },

  decide: {
    'apply, or decline': {
      // Audited; nobody decides on their own, except above whom nobody stands.
      outcomes: [401, [403, 403, 204, 204], [403, 403, 404, 204], [403, 403, 403, 204]],
      stage: async (scene) => {
        const applied = await decision(scene, 'apply')
        const declined = await decision(scene, 'decline', { hoursAgo: 40 })
        return { ask: async () => [await applied.ask(), await declined.ask()].flat() }
      },
    },
    'decided already': {
      outcomes: [401, [403, 403, 409, 409], [403, 403, 404, 409]],
      stage: (scene) => decision(scene, 'apply', { settled: true }),
    },
  },
})
