import { LABOUR_COST_CALLS } from '@nightshift/shared/payroll/labour-cost/calls'
import type { App } from '../../../platform/http/app.ts'
import { serve } from '../../../platform/http/serve.ts'
import { readLabourCost } from './labour-cost.service.ts'

export async function labourCostRoutes(app: App) {
  serve(app, LABOUR_COST_CALLS, { read: ({ query }) => readLabourCost(app.db, query) })
}
