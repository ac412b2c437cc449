import { expect } from 'vitest'
import { type Act, named, type Proofs } from '../../prove.ts'
import type { Scene } from '../../scene.ts'

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

const list = (path: string) =>
  named(async (scene) => {
    await requestOf(scene, await scene.target())
    return { ask: () => scene.who.get(path, { festivalId: String(scene.festival.id) }) }
  })

export const entryRequestsProofs: Proofs = {
  'POST /api/entry-requests': {
    "about a shift of one's own": async (scene) => {
      const shift = await shiftOf(scene, await self(scene))
      return { ask: () => scene.who.post('/api/entry-requests', bodyOf(shift)) }
    },
    'about a shift of somebody else': async (scene) => {
      const shift = await shiftOf(scene, await scene.somebody())
      return { ask: () => scene.who.post('/api/entry-requests', bodyOf(shift)) }
    },
    "for somebody else's position": async (scene) => {
      const shift = await shiftOf(scene, await self(scene))
      const { positionId } = await shiftOf(scene, await scene.somebody())
      return { ask: () => scene.who.post('/api/entry-requests', { ...bodyOf(shift), positionId }) }
    },
  },
  'GET /api/entry-requests/me': {
    '': async (scene) => {
      const { id } = await requestOf(scene, await self(scene))
      await requestOf(scene, await scene.somebody())
      return {
        ask: () => scene.who.get('/api/entry-requests/me'),
        allowed: (reply) => expect(reply.json()).toMatchObject([{ id }]),
      }
    },
  },
  'DELETE /api/entry-requests/{id}': {
    "one's own": async (scene) => {
      const { id } = await requestOf(scene, await self(scene))
      return { ask: () => scene.who.delete(`/api/entry-requests/${id}`) }
    },
    "somebody else's": async (scene) => {
      const { id } = await requestOf(scene, await scene.somebody())
      return { ask: () => scene.who.delete(`/api/entry-requests/${id}`) }
    },
  },
  'GET /api/entry-requests': { '': list('/api/entry-requests') },
  'GET /api/entry-requests/count': { '': list('/api/entry-requests/count') },
  'POST /api/entry-requests/{id}/decide': {
    'apply, or decline': async (scene) => {
      const applied = await decision(scene, 'apply')
      const declined = await decision(scene, 'decline', { hoursAgo: 40 })
      return { ask: async () => [await applied.ask(), await declined.ask()].flat() }
    },
    'decided already': (scene) => decision(scene, 'apply', { settled: true }),
  },
}
