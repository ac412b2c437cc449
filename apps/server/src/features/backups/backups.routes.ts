import { BACKUPS_CALLS } from '@nightshift/shared/backups/calls'
import { backupStatus } from '../../platform/backups/status.ts'
import type { App } from '../../platform/http/app.ts'
import { requires } from '../../platform/http/guard.ts'
import { routeOf } from '../../platform/http/route-of.ts'

export async function backupsRoutes(app: App) {
  const startedAt = app.now()

  app.route({
    ...routeOf(BACKUPS_CALLS.status),
    config: requires('backups.read'),
    handler: () => backupStatus(app.config, startedAt, app.now()),
  })
}
