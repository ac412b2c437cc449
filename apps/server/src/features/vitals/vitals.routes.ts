import { VitalsByPage, WebVital } from '@nightshift/shared/public-site/vitals'
import { z } from 'zod'
import { webVitals } from '../../platform/database/schema.ts'
import type { App } from '../../platform/http/app.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { clientNetwork } from '../../platform/http/client-network.ts'
import { open, requires } from '../../platform/http/guard.ts'
import { sendJson } from '../../platform/http/json-text.ts'
import { countHit } from '../../platform/rate-limit.ts'
import { findVitalsJson } from './vitals.queries.ts'

/** A page sends five; a venue's visitors may share an address. */
const PER_ADDRESS = { most: 300, windowMs: 60_000 }

export async function vitalsRoutes(app: App) {
  app.post(
    '/api/vitals',
    { config: open, schema: { body: WebVital, response: { 204: z.null() } } },
    async ({ body, ip }, reply) => {
      if (!(await countHit(app.db, `vitals:${clientNetwork(ip)}`, PER_ADDRESS, app.now())))
        throw new AppError('tooManyRequests')
      await app.db.insert(webVitals).values({ ...body, at: app.now() })
      return reply.status(204).send(null)
    },
  )

  app.get(
    '/api/vitals',
    { config: requires('vitals.read'), schema: { response: { 200: VitalsByPage } } },
    async (_, reply) => sendJson(reply, await findVitalsJson(app.db, app.now())),
  )
}
