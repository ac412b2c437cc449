import type { z } from 'zod'

/** A call of the API. The server's routes and the browser's client both take it from the tables of such calls. */
export type Call = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** With its parameters as Fastify writes them: `/api/users/:id`. */
  readonly path: string
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly headers?: z.ZodType
  readonly body?: z.ZodType
  /** Left out for pictures and streams. */
  readonly answer?: z.ZodType
  /** How the answer is sent, if not as JSON. */
  readonly answerAs?: 'text' | 'nothing'
}

/** The calls of a feature. One table for each, so that a page loads the schemas it needs. */
export type Calls = Record<string, Call>
