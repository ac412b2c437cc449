import { DASHBOARD_CALLS } from '@nightshift/shared/dashboard/calls'
import type { App } from '../../platform/http/app.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requires } from '../../platform/http/guard.ts'
import { sendJson } from '../../platform/http/json-text.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import { checkFestivalScope } from '../../platform/scope.ts'
import { festivalExists } from '../festivals/festivals.queries.ts'
import { applicationLimit } from '../hiring/application-limits.service.ts'
import { findApplicationWeeksJson, findNightJson } from './dashboard.queries.ts'

/** The dashboard's data. Counts only: leads may see them although they may not list shifts by time. */
export async function dashboardRoutes(app: App) {
  const { db } = app

  app.route({
    ...routeOf(DASHBOARD_CALLS.night),
    config: requires('timesheets.watch'),
    handler: async (request, reply) => {
      const { id } = request.params
      checkFestivalScope(request, id)
      return sendJson(reply, await findNightJson(db, id, app.now()))
    },
  })

  app.route({
    ...routeOf(DASHBOARD_CALLS.applicationWeeks),
    config: requires('applications.manage'),
    handler: async (request, reply) => {
      const { id } = request.params
      checkFestivalScope(request, id)
      return sendJson(reply, await findApplicationWeeksJson(db, id, request.query.seasonId))
    },
  })

  app.route({
    ...routeOf(DASHBOARD_CALLS.applicationLimit),
    config: requires('applications.limit'),
    handler: async (request) => {
      const { id } = request.params
      checkFestivalScope(request, id)
      if (!(await festivalExists(db, id))) throw new AppError('notFound')
      return applicationLimit(db, id, app.now())
    },
  })
}
