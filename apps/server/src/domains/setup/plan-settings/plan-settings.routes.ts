import { PLAN_SETTINGS_CALLS } from '@nightshift/shared/setup/plan-settings/calls'
import type { App } from '../../../platform/http/app.ts'
import { found } from '../../../platform/http/app-error.ts'
import { serve } from '../../../platform/http/serve.ts'
import { findFestival } from '../festivals/festivals.queries.ts'
import { editPlanSettings, readPlanSettings } from './plan-settings.service.ts'

export async function planSettingsRoutes(app: App) {
  const { db } = app
  serve(app, PLAN_SETTINGS_CALLS, {
    read: async ({ params }) => readPlanSettings(db, found(await findFestival(db, params.id)).id),
    edit: ({ caller, params, body }) => editPlanSettings(db, caller, params.id, body),
  })
}
