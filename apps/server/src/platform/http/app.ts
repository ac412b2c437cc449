import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Config } from '../config.ts'
import type { Db } from '../database/pool.ts'
import type { Live } from '../live.ts'

/** The server as the routes see it. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>

declare module 'fastify' {
  interface FastifyInstance {
    config: Config
    db: Db
    live: Live
    /** The clock, which tests replace. */
    now: () => Date
    /** Whether the database has not been there since the process started. */
    isAway: () => boolean
  }
}
