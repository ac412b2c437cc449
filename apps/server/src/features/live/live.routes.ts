import { isDeepStrictEqual } from 'node:util'
import { can } from '@nightshift/shared/access'
import { LIVE_CALLS, type LiveEvent } from '@nightshift/shared/live'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../platform/http/app.ts'
import { signedIn } from '../../platform/http/guard.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import { liveConnectionClosed, liveConnectionOpened } from '../../platform/metrics/metrics.ts'
import { listCallerOf } from '../../platform/scope.ts'
import { findSession } from '../../platform/session/session.ts'

const HEARTBEAT_MS = 20_000

export async function liveRoutes(app: App) {
  const streams = new Set<() => void>()
  app.addHook('preClose', async () => {
    for (const end of streams) end()
  })

  app.route({
    ...routeOf(LIVE_CALLS.events),
    config: signedIn,
    exposeHeadRoute: false,
    handler: (request, reply) => {
      reply.hijack()
      const { raw } = reply
      raw.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      })
      raw.write(': open\n\n')

      const concerns = audience(request)
      const unsubscribe = app.live.subscribe((event) => {
        if (concerns(event)) raw.write(`event: ${event.kind}\ndata: ${JSON.stringify(event)}\n\n`)
      })
      // Closes the stream when the session ended or the person's rights changed; the browser reconnects if it may.
      const heartbeat = setInterval(async () => {
        const actor = await findSession(app.db, request, app.now()).catch(() => request.actor)
        if (!isDeepStrictEqual(actor, request.actor)) end()
        else if (streams.has(end)) raw.write(': beat\n\n')
      }, HEARTBEAT_MS)

      const end = () => {
        if (!streams.delete(end)) return
        liveConnectionClosed()
        unsubscribe()
        clearInterval(heartbeat)
        raw.end()
      }
      streams.add(end)
      liveConnectionOpened()
      raw.on('close', end)
    },
  })
}

/** Selects a person's events: those of their festival; below the admin area, their own punches only. */
function audience(request: FastifyRequest) {
  const { actor } = request
  const { festivalId } = listCallerOf(request, undefined)
  return (event: LiveEvent) => {
    if (event.kind === 'again') return true
    if (!can(actor, 'timesheets.watch')) return event.kind === 'punch' && event.userId === actor.id
    return festivalId === null || event.festivalId === festivalId
  }
}
