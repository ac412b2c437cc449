import { BADGES_CALLS } from '@nightshift/shared/badges/calls'
import type { App } from '../../platform/http/app.ts'
import { requires } from '../../platform/http/guard.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import { callerOf, listCallerOf } from '../../platform/scope.ts'
import { listBadgesOf, listCurrentBadges, replaceBadge } from './badges.service.ts'

export async function badgesRoutes(app: App) {
  app.route({
    ...routeOf(BADGES_CALLS.current),
    config: requires('employees.list'),
    handler: (request) =>
      listCurrentBadges(app.db, listCallerOf(request, request.query), request.query.festivalId),
  })

  app.route({
    ...routeOf(BADGES_CALLS.ofPerson),
    config: requires('employees.list'),
    handler: (request) => listBadgesOf(app.db, callerOf(request), request.params.id),
  })

  app.route({
    ...routeOf(BADGES_CALLS.replace),
    config: requires('employees.replaceBadge'),
    handler: async (request) => {
      const { badge, festivalId } = await replaceBadge(app.db, callerOf(request), request.params.id)
      app.live.announce({ kind: 'employee', festivalId })
      return badge
    },
  })
}
