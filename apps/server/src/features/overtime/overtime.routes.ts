import { OVERTIME_CALLS } from '@nightshift/shared/payroll/overtime-calls'
import type { App } from '../../platform/http/app.ts'
import { requires } from '../../platform/http/guard.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import { checkFestivalScope } from '../../platform/scope.ts'
import { listOvertime } from './overtime.service.ts'

export async function overtimeRoutes(app: App) {
  app.route({
    ...routeOf(OVERTIME_CALLS.list),
    config: requires('timesheets.manage'),
    handler: async (request) => {
      checkFestivalScope(request, request.query.festivalId)
      return listOvertime(app.db, request.query)
    },
  })
}
