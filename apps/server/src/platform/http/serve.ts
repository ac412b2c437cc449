import type { Call, Calls } from '@nightshift/shared/calls'
import type { FastifyReply, FastifyRequest, HTTPMethods, RouteOptions } from 'fastify'
import { z } from 'zod'
import { callerOf, checkFestivalScope } from '../scope.ts'
import type { Caller } from '../session/caller.ts'
import type { App } from './app.ts'
import { found } from './app-error.ts'
import { routeOf } from './route-of.ts'

type Output<C extends Call, Part extends 'params' | 'query' | 'headers' | 'body'> = C[Part] extends z.ZodType
  ? z.output<C[Part]>
  : undefined

/** What a handler gets. Public calls have no caller. */
export type Asked<C extends Call> = {
  caller: C['may'] extends 'open' ? undefined : Caller
  params: Output<C, 'params'>
  query: Output<C, 'query'>
  headers: Output<C, 'headers'>
  body: Output<C, 'body'>
  request: FastifyRequest
  reply: FastifyReply
}

/** JSON that the database has written. */
export class JsonText {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** The answer of a call whose rows the database has written as JSON. Nothing found is a 404. */
export const jsonText = async (text: Promise<string | undefined>) => new JsonText(found(await text))

/** Anything goes for a call that answers nothing, and for one that sends a file by itself. */
type Answered<C extends Call> = C extends { answerAs: 'nothing' | 'file' }
  ? unknown
  : C extends { answer: infer Answer extends z.ZodType }
    ? z.input<Answer> | JsonText | FastifyReply
    : unknown

type Handle<C extends Call> = (asked: Asked<C>) => Answered<C> | Promise<Answered<C>>
type Handler<C extends Call> = Handle<C> | (Options & { handle: Handle<C> })
type Options = Pick<RouteOptions, 'bodyLimit'> & {
  exposeHeadRoute?: false
  compress?: false
  preValidation?: (request: FastifyRequest) => Promise<void>
}

/**
 * Answers the calls of a table: a line for each. Who may make it and which festival it names have been checked before
 * its handler runs.
 */
export function serve<const Table extends Calls>(
  app: App,
  calls: Table,
  handlers: { [Name in keyof Table]: Handler<Table[Name]> },
) {
  for (const [name, call] of Object.entries<Call>(calls)) {
    const handler = handlers[name] as Handler<Call>
    const { handle, ...options } = typeof handler === 'function' ? { handle: handler } : handler
    const { method, url, schema } = routeOf(call)
    const access = call.may
    refuseUndeclaredFestival(call)
    app.route({
      ...options,
      method: method as HTTPMethods,
      url,
      schema,
      config: { access, beforePasswordChange: call.beforePasswordChange, call },
      handler: async (request, reply) => {
        const { params, query, headers, body } = request
        if (call.festival && call.festival !== 'any')
          checkFestivalScope(request, festivalIn[call.festival](request))
        const caller = access === 'open' ? undefined : callerOf(request)
        const asked = { caller, params, query, headers, body, request, reply } as unknown as Asked<Call>
        const answer = await handle(asked)
        if (call.answerAs === 'nothing') return reply.sent ? reply : reply.status(204).send(null)
        if (answer instanceof JsonText) return sendText(reply, answer)
        return answer
      },
    })
  }
}

const sendText = (reply: FastifyReply, { text }: JsonText) =>
  reply
    .type('application/json; charset=utf-8')
    .serializer((json: string) => json)
    .send(text)

type Named = { festivalId: number; festival?: number; id: number }

const festivalIn = {
  query: ({ query }: FastifyRequest) => (query as Named).festivalId,
  body: ({ body }: FastifyRequest) => (body as Named).festivalId,
  params: ({ params }: FastifyRequest) => (params as Named).festival ?? (params as Named).id,
}

const NAMES = ['festivalId', 'festival']

/** A call that takes a festival and does not say what comes of it keeps the server from starting. */
function refuseUndeclaredFestival({ method, path, params, query, body, festival }: Call) {
  if (festival) return
  const named = [params, query, body].some(
    (schema) => schema instanceof z.ZodObject && NAMES.some((name) => name in schema.shape),
  )
  if (named || path.startsWith('/api/festivals/:id'))
    throw new Error(`The call ${method} ${path} names a festival and does not say where.`)
}
