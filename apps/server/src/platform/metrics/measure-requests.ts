import { LIVE_CALLS } from '@nightshift/shared/audit/live-calls'
import type { FastifyRequest } from 'fastify'
import type { App } from '../http/app.ts'
import { countRequest, observeDuration } from './metrics.ts'
import { createSlowCalls, type SlowCalls } from './slow-calls.ts'

declare module 'fastify' {
  interface FastifyInstance {
    slowCalls: SlowCalls
  }
}

/** Counts and times every request by its route pattern, and notes the slow ones. */
export function measureRequests(app: App) {
  const slowCalls = createSlowCalls(app.now)
  app.decorate('slowCalls', slowCalls)
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request
    const route = routeOf(request)
    countRequest(method, route, reply.statusCode)
    // A stream lasts as long as its page is open.
    if (route !== LIVE_CALLS.events.path) {
      observeDuration(method, route, reply.elapsedTime / 1000)
      slowCalls.note(method, route, reply.elapsedTime)
    }
    done()
  })
}

/** Never the address itself: it names people, and there are too many of them. */
function routeOf({ routeOptions, is404 }: FastifyRequest) {
  const { url } = routeOptions
  if (is404 || !url) return 'unmatched'
  return url.startsWith('/assets/') ? '/assets/*' : url
}
