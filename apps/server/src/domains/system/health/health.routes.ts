import { SYSTEM_CALLS } from '@nightshift/shared/system/health/calls'
import type { App } from '../../../platform/http/app.ts'
import { serve } from '../../../platform/http/serve.ts'
import { takeReport } from './browser-errors.service.ts'
import { systemHealth } from './system-health.service.ts'

export async function healthRoutes(app: App) {
  const { db, config } = app
  const startedAt = app.now()
  serve(app, SYSTEM_CALLS, {
    health: () => systemHealth(db, config, startedAt, app.now()),
    reportError: {
      bodyLimit: 4 * 1024,
      handle: ({ body, request }) => takeReport(db, request, body, app.now()),
    },
  })
}
