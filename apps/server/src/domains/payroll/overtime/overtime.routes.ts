import { OVERTIME_CALLS } from '@nightshift/shared/payroll/overtime/calls'
import type { App } from '../../../platform/http/app.ts'
import { serve } from '../../../platform/http/serve.ts'
import { listOvertime } from './overtime.service.ts'

export async function overtimeRoutes(app: App) {
  serve(app, OVERTIME_CALLS, { list: ({ query }) => listOvertime(app.db, query) })
}
