import { CALENDAR_FEED_CALLS } from '@nightshift/shared/nights/calendar-feed/calls'
import type { FastifyServerOptions } from 'fastify'
import type { Config } from '../config.ts'

const [SECRET_ADDRESSES = ''] = CALENDAR_FEED_CALLS.read.path.split(':')

/** Without the query, which may name people, and without the secret of a calendar. */
export function loggedPath(url: string | undefined) {
  const path = url?.split('?')[0]
  return path?.startsWith(SECRET_ADDRESSES) ? SECRET_ADDRESSES : path
}

/** Structured lines with the request's id. */
export function logging({ logLevel }: Config): FastifyServerOptions['logger'] {
  return {
    level: logLevel,
    serializers: {
      req: ({ method, url, id }: { method: string; url: string; id: string }) => ({
        id,
        method,
        path: loggedPath(url),
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
      err: ({ name, code }) => ({ type: name, message: code, stack: '' }),
    },
    redact: ['req.headers', 'req.body', 'password'],
  }
}
