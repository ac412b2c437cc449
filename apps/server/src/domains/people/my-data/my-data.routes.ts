import { MY_DATA_CALLS } from '@nightshift/shared/people/my-data/calls'
import type { App } from '../../../platform/http/app.ts'
import { serve } from '../../../platform/http/serve.ts'
import { copyOwnData } from './my-data.service.ts'

export async function myDataRoutes(app: App) {
  serve(app, MY_DATA_CALLS, {
    copy: async ({ caller, reply }) => {
      const copy = await copyOwnData(app.db, caller)
      reply.header('content-disposition', 'attachment; filename="my-data.json"')
      reply.header('cache-control', 'no-store')
      return copy
    },
  })
}
