import { PLAN_SETTINGS_CALLS } from '@nightshift/shared/plan-settings/calls'
import type { App } from '../../platform/http/app.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requires } from '../../platform/http/guard.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import { callerOf, checkFestivalScope } from '../../platform/scope.ts'
import { festivalExists } from '../festivals/festivals.queries.ts'
import { editPlanSettings, readPlanSettings } from './plan-settings.service.ts'

export async function planSettingsRoutes(app: App) {
  app.route({
    ...routeOf(PLAN_SETTINGS_CALLS.read),
    config: requires('nights.read'),
    handler: async (request) => {
      const { id } = request.params
      checkFestivalScope(request, id)
      if (!(await festivalExists(app.db, id))) throw new AppError('notFound')
      return readPlanSettings(app.db, id)
    },
  })

  app.route({
    ...routeOf(PLAN_SETTINGS_CALLS.edit),
    config: requires('festivals.manage'),
    handler: async (request) => {
      const { id } = request.params
      checkFestivalScope(request, id)
      const settings = await editPlanSettings(app.db, callerOf(request), id, request.body)
      app.live.announce({ kind: 'plan', festivalId: id })
      return settings
    },
  })
}
