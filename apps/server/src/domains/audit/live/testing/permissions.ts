import { get, type IncomingMessage } from 'node:http'
import { LIVE_CALLS } from '@nightshift/shared/audit/live-calls'
import { permissionsOf } from '../../../../../test/permissions/testing/permissions-of.ts'
import type { Scene } from '../../../../../test/permissions/testing/scene.ts'

const PAUSE_MS = 100

/** The server-sent events, over a real HTTP connection. */
async function openStream({ venue: { app }, cookie }: Scene) {
  const origin = app.server.listening ? app.listeningOrigin : await app.listen({ port: 0, host: '127.0.0.1' })
  return new Promise<IncomingMessage>((resolve, reject) =>
    get(`${origin}/api/live`, { headers: { cookie }, agent: false }, resolve).on('error', reject),
  )
}

/** The events about a person that arrive before the caller's own event, which everybody receives. */
async function listen(scene: Scene, userId: string) {
  const { venue, actor, festival } = scene
  const stream = await openStream(scene)
  // As another process sends them: what this one announces counts as a change that the call made.
  // In one notification, so that the caller's own event cannot overtake the one before it.
  const events = [{ kind: 'punch', festivalId: festival.id, userId }]
  if (actor) events.push({ kind: 'punch', festivalId: venue.home.id, userId: actor.id })
  const notify = () =>
    void venue.db.$client.query(`select pg_notify('nightshift_live', $1)`, [JSON.stringify(events)])
  // Repeated, because the server may not listen for notifications yet.
  notify()
  const notifying = setInterval(notify, PAUSE_MS)
  let body = ''
  for await (const part of stream) {
    body += part
    if (actor && body.includes(actor.id)) break
  }
  clearInterval(notifying)
  return { statusCode: stream.statusCode!, body, headers: {}, json: () => JSON.parse(body) }
}

export const livePermissions = permissionsOf(LIVE_CALLS, {
  events: {
    // Level 0 hears of their own punches only.
    outcomes: [401, ['empty', 200, 200, 200], ['empty', 'empty', 'empty', 200], [200, 200, 200, 200]],
    stage: async (scene) => {
      const { id } = await scene.target()
      return {
        ask: () => listen(scene, id),
        shown: ({ body }) => Number(body.includes(id)),
      }
    },
  },
})
