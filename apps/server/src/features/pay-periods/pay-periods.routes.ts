import { PAY_PERIODS_CALLS } from '@nightshift/shared/pay-periods/calls'
import type { App } from '../../platform/http/app.ts'
import { requires } from '../../platform/http/guard.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import { callerOf, checkFestivalScope } from '../../platform/scope.ts'
import { findLocks } from './locks.queries.ts'
import { approvePeriod, listPeriods, reviewPeriod, unlockPeriod } from './pay-periods.service.ts'

/** As many overrides as there may be, each with 500 characters of three bytes. */
const APPROVAL_MAX_BYTES = 8 * 1024 * 1024

export async function payPeriodsRoutes(app: App) {
  const { db, live } = app

  app.route({
    ...routeOf(PAY_PERIODS_CALLS.list),
    config: requires('timesheets.manage'),
    handler: async (request) => {
      checkFestivalScope(request, request.query.festivalId)
      return listPeriods(db, request.query, app.now())
    },
  })

  app.route({
    ...routeOf(PAY_PERIODS_CALLS.problems),
    config: requires('timesheets.manage'),
    handler: async (request) => {
      const { festivalId, startsAt, endsAt } = request.query
      checkFestivalScope(request, festivalId)
      const span = { startsAt: new Date(startsAt), endsAt: new Date(endsAt) }
      return reviewPeriod(db, callerOf(request), festivalId, span)
    },
  })

  app.route({
    ...routeOf(PAY_PERIODS_CALLS.locks),
    config: requires('timesheets.manage'),
    handler: async (request) => {
      checkFestivalScope(request, request.query.festivalId)
      return findLocks(db, request.query.festivalId)
    },
  })

  app.route({
    ...routeOf(PAY_PERIODS_CALLS.approve),
    config: requires('timesheets.manage'),
    bodyLimit: APPROVAL_MAX_BYTES,
    handler: async (request) => {
      const { festivalId } = request.body
      checkFestivalScope(request, festivalId)
      const locked = await approvePeriod(db, callerOf(request), request.body)
      live.announce({ kind: 'payPeriod', festivalId })
      return locked
    },
  })

  app.route({
    ...routeOf(PAY_PERIODS_CALLS.unlock),
    config: requires('festivals.manage'),
    handler: async (request, reply) => {
      const { festivalId } = await unlockPeriod(db, callerOf(request), request.params.id, request.body.reason)
      live.announce({ kind: 'payPeriod', festivalId })
      return reply.status(204).send(null)
    },
  })
}
