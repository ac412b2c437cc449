import { DASHBOARD_CALLS } from '@nightshift/shared/system/dashboard/calls'
import type { App } from '../../../platform/http/app.ts'
import { jsonText, serve } from '../../../platform/http/serve.ts'
import { applicationLimit } from '../../hiring/application-limits.service.ts'
import { findApplicationWeeksJson, findNightJson } from './dashboard.queries.ts'

export async function dashboardRoutes(app: App) {
  const { db } = app
  serve(app, DASHBOARD_CALLS, {
    night: ({ caller, params }) => jsonText(findNightJson(db, params.id, caller.now)),
    applicationWeeks: ({ params, query }) =>
      jsonText(findApplicationWeeksJson(db, params.id, query.seasonId)),
    applicationLimit: ({ caller, params }) => applicationLimit(db, params.id, caller.now),
  })
}
