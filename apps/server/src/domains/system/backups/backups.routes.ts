import { BACKUPS_CALLS } from '@nightshift/shared/system/backups/calls'
import { backupStatus } from '../../../platform/backups/status.ts'
import type { App } from '../../../platform/http/app.ts'
import { serve } from '../../../platform/http/serve.ts'

export async function backupsRoutes(app: App) {
  const startedAt = app.now()
  serve(app, BACKUPS_CALLS, { status: () => backupStatus(app.config, startedAt, app.now()) })
}
