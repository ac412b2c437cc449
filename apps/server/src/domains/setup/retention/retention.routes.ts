import { RETENTION_CALLS } from '@nightshift/shared/setup/retention/calls'
import type { App } from '../../../platform/http/app.ts'
import { serve } from '../../../platform/http/serve.ts'
import { previewRetention } from './retention.service.ts'

export async function retentionRoutes(app: App) {
  serve(app, RETENTION_CALLS, {
    preview: ({ params, query }) => previewRetention(app.db, params.id, query, app.now()),
  })
}
