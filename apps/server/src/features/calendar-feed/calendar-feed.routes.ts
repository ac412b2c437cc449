import { CALENDAR_FEED_CALLS } from '@nightshift/shared/calendar-feed/calls'
import type { App } from '../../platform/http/app.ts'
import { open, signedIn } from '../../platform/http/guard.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import { findFeed } from './calendar-feed.queries.ts'
import { makeFeed, readFeed, revokeFeed } from './calendar-feed.service.ts'

export async function calendarFeedRoutes(app: App) {
  const { db } = app

  app.route({
    ...routeOf(CALENDAR_FEED_CALLS.mine),
    config: signedIn,
    handler: async ({ actor }) => (await findFeed(db, actor.id)) ?? { createdAt: null },
  })

  app.route({
    ...routeOf(CALENDAR_FEED_CALLS.create),
    config: signedIn,
    handler: async ({ actor }) => makeFeed(db, { ...actor, now: app.now() }),
  })

  app.route({
    ...routeOf(CALENDAR_FEED_CALLS.revoke),
    config: signedIn,
    handler: async ({ actor }, reply) => {
      await revokeFeed(db, { ...actor, now: app.now() })
      return reply.status(204).send(null)
    },
  })

  app.route({
    ...routeOf(CALENDAR_FEED_CALLS.read),
    config: open,
    handler: async ({ params, ip }, reply) => {
      const file = await readFeed(db, params.token, { address: ip, now: app.now() })
      reply.header('content-disposition', 'inline; filename="my-nights.ics"')
      return reply.type('text/calendar; charset=utf-8').send(file)
    },
  })
}
