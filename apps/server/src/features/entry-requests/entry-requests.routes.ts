import { ENTRY_REQUESTS_CALLS } from '@nightshift/shared/entry-requests/calls'
import type { App } from '../../platform/http/app.ts'
import { requires, signedIn } from '../../platform/http/guard.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import { callerOf, listCallerOf } from '../../platform/scope.ts'
import { decideRequest } from './decide-request.service.ts'
import { countWaitingRequests, findOwnRequests } from './entry-requests.queries.ts'
import { askForChange, withdrawRequest } from './entry-requests.service.ts'
import { listWaitingRequests } from './waiting-requests.service.ts'

export async function entryRequestsRoutes(app: App) {
  const { db, live } = app

  app.route({
    ...routeOf(ENTRY_REQUESTS_CALLS.create),
    config: signedIn,
    handler: async (request) => {
      const { festivalId, own } = await askForChange(db, callerOf(request), request.body)
      live.announce({ kind: 'attention', festivalId })
      return own
    },
  })

  app.route({
    ...routeOf(ENTRY_REQUESTS_CALLS.mine),
    config: signedIn,
    handler: (request) => findOwnRequests(db, callerOf(request).id),
  })

  app.route({
    ...routeOf(ENTRY_REQUESTS_CALLS.withdraw),
    config: signedIn,
    handler: async (request, reply) => {
      const { festivalId } = await withdrawRequest(db, callerOf(request), request.params.id)
      live.announce({ kind: 'attention', festivalId })
      return reply.status(204).send(null)
    },
  })

  app.route({
    ...routeOf(ENTRY_REQUESTS_CALLS.list),
    config: requires('timesheets.manage'),
    handler: (request) => listWaitingRequests(db, listCallerOf(request, request.query), request.query),
  })

  app.route({
    ...routeOf(ENTRY_REQUESTS_CALLS.count),
    config: requires('timesheets.manage'),
    handler: async (request) => ({
      count: await countWaitingRequests(db, listCallerOf(request, request.query), request.query),
    }),
  })

  app.route({
    ...routeOf(ENTRY_REQUESTS_CALLS.decide),
    config: requires('timesheets.manage'),
    handler: async (request, reply) => {
      const decided = await decideRequest(db, callerOf(request), request.params.id, request.body)
      const { festivalId, userId } = decided
      // The person hears of a decline by this event, too: below the admin area there is no other.
      live.announce({ kind: 'punch', festivalId, userId })
      live.announce({ kind: 'attention', festivalId })
      return reply.status(204).send(null)
    },
  })
}
