import { SEASON_OPENING_CALLS } from '@nightshift/shared/season-opening/calls'
import type { App } from '../../platform/http/app.ts'
import { requires } from '../../platform/http/guard.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import { callerOf } from '../../platform/scope.ts'
import { openSeason, proposeSeason } from './season-opening.service.ts'

export async function seasonOpeningRoutes(app: App) {
  const { db } = app

  app.route({
    ...routeOf(SEASON_OPENING_CALLS.propose),
    config: requires('festivals.manage'),
    handler: ({ params }) => proposeSeason(db, params.id, app.now()),
  })

  app.route({
    ...routeOf(SEASON_OPENING_CALLS.open),
    config: requires('festivals.manage'),
    handler: async (request) => {
      const { id: festivalId } = request.params
      const opened = await openSeason(db, callerOf(request), festivalId, request.body)
      for (const kind of ['setting', 'employee', 'application'] as const)
        app.live.announce({ kind, festivalId })
      return opened
    },
  })
}
