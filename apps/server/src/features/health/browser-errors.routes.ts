import { SYSTEM_CALLS } from '@nightshift/shared/health/calls'
import type { App } from '../../platform/http/app.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { clientNetwork } from '../../platform/http/client-network.ts'
import { open } from '../../platform/http/guard.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import { countHit } from '../../platform/limits/rate-limit.ts'
import { noteBrowserError } from './browser-errors.service.ts'

/** A page load sends five at most; a venue's people may share an address. */
const PER_ADDRESS = { most: 60, windowMs: 60_000 }

export async function browserErrorsRoutes(app: App) {
  app.route({
    ...routeOf(SYSTEM_CALLS.reportError),
    config: open,
    bodyLimit: 4 * 1024,
    handler: async ({ body, ip, log }, reply) => {
      if (!(await countHit(app.db, `errors:${clientNetwork(ip)}`, PER_ADDRESS, app.now())))
        throw new AppError('tooManyRequests')
      await noteBrowserError(app.db, body, app.now(), log)
      return reply.status(204).send(null)
    },
  })
}
