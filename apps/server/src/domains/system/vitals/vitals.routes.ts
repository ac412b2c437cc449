import { VITALS_CALLS } from '@nightshift/shared/site/public-site/vitals'
import { webVitals } from '../../../platform/database/schema.ts'
import type { App } from '../../../platform/http/app.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { clientNetwork } from '../../../platform/http/client-network.ts'
import { jsonText, serve } from '../../../platform/http/serve.ts'
import { countHit } from '../../../platform/limits/rate-limit.ts'
import { findVitalsJson } from './vitals.queries.ts'

/** A page sends five; a venue's visitors may share an address. */
const PER_ADDRESS = { most: 300, windowMs: 60_000 }

export async function vitalsRoutes(app: App) {
  const { db } = app
  serve(app, VITALS_CALLS, {
    send: async ({ body, request }) => {
      if (!(await countHit(db, `vitals:${clientNetwork(request.ip)}`, PER_ADDRESS, app.now())))
        throw new AppError('tooManyRequests')
      await db.insert(webVitals).values({ ...body, at: app.now() })
    },
    list: () => jsonText(findVitalsJson(db, app.now())),
  })
}
