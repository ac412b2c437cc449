import { isDeepStrictEqual } from 'node:util'
import { can } from '@nightshift/shared/access'
import type { LiveEvent } from '@nightshift/shared/audit/live'
import { LIVE_CALLS } from '@nightshift/shared/audit/live-calls'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../../platform/http/app.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { type Asked, serve } from '../../../platform/http/serve.ts'
import { liveConnectionClosed, liveConnectionOpened } from '../../../platform/metrics/metrics.ts'
import { listCallerOf } from '../../../platform/scope.ts'
import { findSession, sessionKey } from '../../../platform/session/session.ts'

const HEARTBEAT_MS = 20_000
/** A browser needs one, or one for each window that is looked at where its tabs cannot share. */
const MOST_OF_SESSION = 20
/** Of all sessions: each stream costs a socket and its events. */
const MOST = 2_000

export async function liveRoutes(app: App) {
  const streams = new Set<() => void>()
  const ofSession = new Map<string, number>()
  app.addHook('preClose', async () => {
    for (const end of streams) end()
  })

  serve(app, LIVE_CALLS, { events: { exposeHeadRoute: false, handle: open } })

  function open({ request, reply }: Pick<Asked<typeof LIVE_CALLS.events>, 'request' | 'reply'>) {
    const session = sessionKey(request)
    const others = ofSession.get(session) ?? 0
    if (others >= MOST_OF_SESSION) throw new AppError('tooManyRequests')
    if (streams.size >= MOST) throw new AppError('busy')
    ofSession.set(session, others + 1)
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
      else if (streams.has(end)) raw.write('event: beat\ndata: 0\n\n')
    }, HEARTBEAT_MS)

    const end = () => {
      if (!streams.delete(end)) return
      const others = ofSession.get(session)! - 1
      if (others) ofSession.set(session, others)
      else ofSession.delete(session)
      liveConnectionClosed()
      unsubscribe()
      clearInterval(heartbeat)
      raw.end()
    }
    streams.add(end)
    liveConnectionOpened()
    raw.on('close', end)
  }
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
