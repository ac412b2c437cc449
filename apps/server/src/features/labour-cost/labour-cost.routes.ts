import { LABOUR_COST_CALLS } from '@nightshift/shared/labour-cost/calls'
import type { App } from '../../platform/http/app.ts'
import { requires } from '../../platform/http/guard.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import { checkFestivalScope } from '../../platform/scope.ts'
import { readLabourCost } from './labour-cost.service.ts'

export async function labourCostRoutes(app: App) {
  app.route({
    ...routeOf(LABOUR_COST_CALLS.read),
    config: requires('timesheets.manage'),
    handler: async (request) => {
      checkFestivalScope(request, request.query.festivalId)
      return readLabourCost(app.db, request.query)
    },
  })
}
