import { MY_DATA_CALLS } from '@nightshift/shared/my-data/calls'
import type { App } from '../../platform/http/app.ts'
import { signedIn } from '../../platform/http/guard.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import { copyOwnData } from './my-data.service.ts'

export async function myDataRoutes(app: App) {
  app.route({
    ...routeOf(MY_DATA_CALLS.copy),
    config: signedIn,
    handler: async ({ actor }, reply) => {
      const copy = await copyOwnData(app.db, { id: actor.id, now: app.now() })
      reply.header('content-disposition', 'attachment; filename="my-data.json"')
      reply.header('cache-control', 'no-store')
      return copy
    },
  })
}
