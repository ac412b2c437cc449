import { SYSTEM_CALLS } from '@nightshift/shared/health/calls'
import type { App } from '../../platform/http/app.ts'
import { requires } from '../../platform/http/guard.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import { systemHealth } from './system-health.service.ts'

export async function systemHealthRoutes(app: App) {
  const startedAt = app.now()

  app.route({
    ...routeOf(SYSTEM_CALLS.health),
    config: requires('system.health'),
    handler: () => systemHealth(app.db, app.config, startedAt, app.now()),
  })
}
