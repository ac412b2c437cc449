import { CALENDAR_FEED_CALLS } from '@nightshift/shared/nights/calendar-feed/calls'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../../platform/http/app.ts'
import { serve } from '../../../platform/http/serve.ts'
import { findFeed } from './calendar-feed.queries.ts'
import { makeFeed, readFeed, revokeFeed } from './calendar-feed.service.ts'

/** The audit log of their own festival has it, whichever they have chosen. */
const ownerOf = ({ actor, server }: FastifyRequest) => ({ ...actor, now: server.now() })

export async function calendarFeedRoutes(app: App) {
  const { db } = app
  serve(app, CALENDAR_FEED_CALLS, {
    mine: async ({ caller }) => (await findFeed(db, caller.id)) ?? { createdAt: null },
    create: ({ request }) => makeFeed(db, ownerOf(request)),
    revoke: ({ request }) => revokeFeed(db, ownerOf(request)),
    read: async ({ params, request, reply }) => {
      const file = await readFeed(db, params.token, { address: request.ip, now: app.now() })
      reply.header('content-disposition', 'inline; filename="my-nights.ics"')
      return reply.type('text/calendar; charset=utf-8').send(file)
    },
  })
}
