import { VITALS_CALLS } from '@nightshift/shared/public-site/vitals'
import { webVitals } from '../../platform/database/schema.ts'
import type { App } from '../../platform/http/app.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { clientNetwork } from '../../platform/http/client-network.ts'
import { open, requires } from '../../platform/http/guard.ts'
import { sendJson } from '../../platform/http/json-text.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import { countHit } from '../../platform/limits/rate-limit.ts'
import { findVitalsJson } from './vitals.queries.ts'

/** A page sends five; a venue's visitors may share an address. */
const PER_ADDRESS = { most: 300, windowMs: 60_000 }

export async function vitalsRoutes(app: App) {
  app.route({
    ...routeOf(VITALS_CALLS.send),
    config: open,
    handler: async ({ body, ip }, reply) => {
      if (!(await countHit(app.db, `vitals:${clientNetwork(ip)}`, PER_ADDRESS, app.now())))
        throw new AppError('tooManyRequests')
      await app.db.insert(webVitals).values({ ...body, at: app.now() })
      return reply.status(204).send(null)
    },
  })

  app.route({
    ...routeOf(VITALS_CALLS.list),
    config: requires('vitals.read'),
    handler: async (_, reply) => sendJson(reply, await findVitalsJson(app.db, app.now())),
  })
}
