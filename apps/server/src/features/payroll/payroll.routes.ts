import { PAYROLL_CALLS } from '@nightshift/shared/payroll/calls'
import type { App } from '../../platform/http/app.ts'
import { requires } from '../../platform/http/guard.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import { callerOf, checkFestivalScope } from '../../platform/scope.ts'
import { addExport } from './payroll.service.ts'

export async function payrollRoutes(app: App) {
  app.route({
    ...routeOf(PAYROLL_CALLS.addExport),
    config: requires('timesheets.manage'),
    handler: async (request) => {
      checkFestivalScope(request, request.body.festivalId)
      return addExport(app.db, callerOf(request), request.body)
    },
  })
}
