import type { Call } from '@nightshift/shared/calls'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'

/** What a handler may answer: instants as dates, too. */
type Sendable<Answer> = Answer extends z.ZodType ? z.ZodType<z.input<Answer>, z.input<Answer>> : never

type Responses<C extends Call> = C extends { answer: infer Answer; answerAs: 'nothing' }
  ? { response: { 204: Answer } }
  : C extends { answer: infer Answer }
    ? { response: { 200: Sendable<Answer> } }
    : unknown

type SchemaOf<C extends Call> = object &
  (C extends { params: infer Params } ? { params: Params } : unknown) &
  (C extends { query: infer Query } ? { querystring: Query } : unknown) &
  (C extends { headers: infer Headers } ? { headers: Headers } : unknown) &
  (C extends { body: infer Body } ? { body: Body } : unknown) &
  Responses<C>

/** Method, address and schemas of a call as Fastify takes them: `app.route({ ...routeOf(call), config, handler })`. */
export function routeOf<const C extends Call>(call: C) {
  const { method, path, params, query, headers, body, answer, answerAs } = call
  const schema = {
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(headers && { headers }),
    ...(body && { body }),
    ...(answer && { response: { [answerAs === 'nothing' ? 204 : 200]: answer } }),
  } as SchemaOf<C>
  // Both forms of an address are answered; the one without a slash at its end is documented.
  return { method: method as C['method'], url: path.replace(/\/$/, ''), schema }
}

/** Whether a request is a call of the API, however its address is spelled: the router reads `/%61pi` as `/api`. */
export const isCall = ({ url, routeOptions }: FastifyRequest) =>
  [url, routeOptions.url].some((address) => address?.startsWith('/api/'))
