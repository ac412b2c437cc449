import type { FastifyServerOptions } from 'fastify'
import type { Config } from '../config.ts'

/** Structured lines with the request's id. Addresses are logged without their query, which may name people. */
export function logging({ logLevel }: Config): FastifyServerOptions['logger'] {
  return {
    level: logLevel,
    serializers: {
      req: ({ method, url, id }: { method: string; url: string; id: string }) => ({
        id,
        method,
        path: url?.split('?')[0],
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
      err: ({ name, code }) => ({ type: name, message: code, stack: '' }),
    },
    redact: ['req.headers', 'req.body', 'password'],
  }
}
