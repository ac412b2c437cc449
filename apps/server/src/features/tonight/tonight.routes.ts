import { TONIGHT_CALLS } from '@nightshift/shared/tonight/calls'
import type { App } from '../../platform/http/app.ts'
import { requires } from '../../platform/http/guard.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import { countedPunch } from '../../platform/metrics/counted-punch.ts'
import { callerOf, checkFestivalScope } from '../../platform/scope.ts'
import { findTonight, readBoard } from './board.service.ts'
import { clockInFor } from './clock-in.service.ts'
import { findFreePeople } from './free-people.queries.ts'
import { markPlace, replacePlace } from './mark.service.ts'

export async function tonightRoutes(app: App) {
  const { db } = app
  const tellPlan = ({ festivalId }: { festivalId: number }) => app.live.announce({ kind: 'plan', festivalId })

  app.route({
    ...routeOf(TONIGHT_CALLS.read),
    config: requires('nights.mark'),
    handler: (request) => {
      const { festivalId } = request.query
      checkFestivalScope(request, festivalId)
      return readBoard(db, festivalId, app.now())
    },
  })

  app.route({
    ...routeOf(TONIGHT_CALLS.free),
    config: requires('nights.mark'),
    handler: async (request) => {
      const { festivalId, positionId } = request.query
      checkFestivalScope(request, festivalId)
      const found = await findTonight(db, festivalId, app.now())
      if (!found?.tonight) return []
      const { timeZone, season, tonight } = found
      const night = tonight.date
      return findFreePeople(db, { festivalId, seasonId: season.id, night, positionId, timeZone })
    },
  })

  app.route({
    ...routeOf(TONIGHT_CALLS.mark),
    config: requires('nights.mark'),
    handler: async (request, reply) => {
      tellPlan(await markPlace(db, callerOf(request), request.params.id, request.body))
      return reply.status(204).send(null)
    },
  })

  app.route({
    ...routeOf(TONIGHT_CALLS.replace),
    config: requires('nights.mark'),
    handler: async (request, reply) => {
      tellPlan(await replacePlace(db, callerOf(request), request.params.id, request.body))
      return reply.status(204).send(null)
    },
  })

  app.route({
    ...routeOf(TONIGHT_CALLS.clockIn),
    config: requires('nights.clockIn'),
    handler: async (request, reply) => {
      checkFestivalScope(request, request.body.festivalId)
      const { festivalId, userId } = await countedPunch(
        'office',
        'in',
        clockInFor(db, callerOf(request), request.body),
      )
      app.live.announce({ kind: 'punch', festivalId, userId })
      return reply.status(204).send(null)
    },
  })
}
