import type { IncomingMessage, RequestListener } from 'node:http'
import findMyWay, { type HTTPMethod } from 'find-my-way'
import { countRequest } from '../metrics/metrics.ts'
import type { App } from './app.ts'
import { type KeptAnswer, writeAnswer } from './kept-answers.ts'
import { isOverTls } from './origin.ts'
import { hstsOf } from './security.ts'

/** What can be answered at once, and the pattern of its route. */
type AtOnce = { kept: KeptAnswer; route: string }
type Source = (request: IncomingMessage, pathname: string) => AtOnce | undefined
type Params = Record<string, string | undefined>
type Refusal = (request: IncomingMessage, pathname: string, params: Params) => KeptAnswer | undefined

declare module 'fastify' {
  interface FastifyInstance {
    /** Where answers are kept. Each is asked before the framework hears of a request. */
    answersAtOnce: Source[]
    /** By the pattern of a route: the answer of those of its addresses where nothing is. */
    refusalsAtOnce: Map<string, Refusal>
  }
}

const READS = ['GET', 'HEAD']
/** Metrics are read every some seconds; to count each answer by itself costs a tenth of it. */
const COUNT_EVERY_MS = 1_000

/**
 * Writes kept answers below the framework, whose routing, hooks and logging take ten times as long. With a log line per
 * request all go through the framework.
 */
export function answerAtOnce(app: App) {
  const sources: Source[] = []
  const refusals = new Map<string, Refusal>()
  app.decorate('answersAtOnce', sources).decorate('refusalsAtOnce', refusals)
  const routeAt = followRoutes(app)
  if (['info', 'debug', 'trace'].includes(app.config.logLevel)) return

  const hsts = hstsOf(app.config)
  const [handle] = app.server.listeners('request') as RequestListener[]
  app.server.removeListener('request', handle!)
  app.server.on('request', (request, response) => {
    const found = find(request)
    if (!found) return handle!(request, response)
    const more = isOverTls(request, app.config) ? hsts : []
    count(request.method!, found.route, writeAnswer(found.kept, request, response, more))
  })

  type Counted = { method: string; route: string; status: number; times: number }
  const counted = new Map<string, Counted>()
  function count(method: string, route: string, status: number) {
    const key = `${method}${status}${route}`
    const known = counted.get(key)
    if (known) known.times += 1
    else counted.set(key, { method, route, status, times: 1 })
  }
  const counting = setInterval(() => {
    for (const { method, route, status, times } of counted.values())
      countRequest(method, route, status, times)
    counted.clear()
  }, COUNT_EVERY_MS).unref()
  app.addHook('onClose', async () => clearInterval(counting))

  function find(request: IncomingMessage) {
    const { method = '', url = '', headers } = request
    if (!READS.includes(method)) return undefined
    const query = url.indexOf('?')
    const pathname = query === -1 ? url : url.slice(0, query)
    if (headers.range === undefined)
      for (const source of sources) {
        const found = source(request, pathname)
        if (found) return found
      }
    // Calls are answered with 503 then, whether or not there are any.
    if (app.isAway()) return undefined
    const at = routeAt(method as HTTPMethod, url)
    const kept = at && refusals.get(at.route)?.(request, pathname, at.params)
    return kept && { kept, route: at.route }
  }
}

/** Which route the framework takes for an address: its routes, in its own router, with its own options. */
function followRoutes(app: App) {
  const router = findMyWay(app.initialConfig.routerOptions)
  app.addHook('onRoute', ({ method, url }) => {
    router.on(method as HTTPMethod | HTTPMethod[], url, () => {}, url)
  })
  return (method: HTTPMethod, url: string) => {
    const found = router.find(method, url)
    return found && { route: found.store as string, params: found.params }
  }
}
