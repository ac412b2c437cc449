import { PAYROLL_SETTINGS_CALLS } from '@nightshift/shared/setup/payroll-settings/calls'
import type { App } from '../../../platform/http/app.ts'
import { found } from '../../../platform/http/app-error.ts'
import { serve } from '../../../platform/http/serve.ts'
import { findFestival } from '../festivals/festivals.queries.ts'
import { findPayrollSettings } from './payroll-settings.queries.ts'
import { editPayrollSettings } from './payroll-settings.service.ts'

export async function payrollSettingsRoutes(app: App) {
  const { db } = app
  serve(app, PAYROLL_SETTINGS_CALLS, {
    read: async ({ params }) => findPayrollSettings(db, found(await findFestival(db, params.id)).id),
    edit: ({ caller, params, body }) => editPayrollSettings(db, caller, params.id, body),
  })
}
