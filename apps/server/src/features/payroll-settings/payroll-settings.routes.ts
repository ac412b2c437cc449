import { PAYROLL_SETTINGS_CALLS } from '@nightshift/shared/payroll-settings/calls'
import type { App } from '../../platform/http/app.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requires } from '../../platform/http/guard.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import { callerOf, checkFestivalScope } from '../../platform/scope.ts'
import { festivalExists } from '../festivals/festivals.queries.ts'
import { findPayrollSettings } from './payroll-settings.queries.ts'
import { editPayrollSettings } from './payroll-settings.service.ts'

export async function payrollSettingsRoutes(app: App) {
  app.route({
    ...routeOf(PAYROLL_SETTINGS_CALLS.read),
    config: requires('timesheets.manage'),
    handler: async (request) => {
      const { id } = request.params
      checkFestivalScope(request, id)
      if (!(await festivalExists(app.db, id))) throw new AppError('notFound')
      return findPayrollSettings(app.db, id)
    },
  })

  app.route({
    ...routeOf(PAYROLL_SETTINGS_CALLS.edit),
    config: requires('festivals.manage'),
    handler: async (request) => {
      checkFestivalScope(request, request.params.id)
      return editPayrollSettings(app.db, callerOf(request), request.params.id, request.body)
    },
  })
}
