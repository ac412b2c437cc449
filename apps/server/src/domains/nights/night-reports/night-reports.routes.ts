import { NIGHT_REPORTS_CALLS } from '@nightshift/shared/nights/night-reports/calls'
import type { App } from '../../../platform/http/app.ts'
import { serve } from '../../../platform/http/serve.ts'
import { clockOutRest } from './clock-out-rest.service.ts'
import { endNight, readEnding } from './ending.service.ts'
import { addIncident, editIncident, removeIncident } from './incidents.service.ts'
import { markAbsent } from './mark-absent.service.ts'
import { listReports, readReport } from './reports.service.ts'

export async function nightReportsRoutes(app: App) {
  const { db } = app
  serve(app, NIGHT_REPORTS_CALLS, {
    ending: ({ caller, query }) => readEnding(db, caller, query),
    clockOutRest: ({ caller, body }) => clockOutRest(db, caller, body),
    mark: ({ caller, body }) => markAbsent(db, caller, body),
    end: ({ caller, body }) => endNight(db, caller, body),
    list: ({ caller, query }) => listReports(db, caller, query),
    read: ({ caller, params }) => readReport(db, caller, params.id),
    addIncident: ({ caller, body }) => addIncident(db, caller, body),
    editIncident: ({ caller, params, body }) => editIncident(db, caller, params.id, body),
    removeIncident: ({ caller, params }) => removeIncident(db, caller, params.id),
  })
}
