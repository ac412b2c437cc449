import { KIOSK_CALLS } from '@nightshift/shared/kiosk/calls'
import type { App } from '../../platform/http/app.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { clientNetwork } from '../../platform/http/client-network.ts'
import { serve } from '../../platform/http/serve.ts'
import { countHit } from '../../platform/limits/rate-limit.ts'
import { findKiosk } from '../../platform/session/kiosk-token.ts'
import { countedScan } from './count-scan.ts'
import { scanBadge, scanBadgeWithKey } from './kiosk.service.ts'

/** Rate limit of unknown badges per network, against guessing. Real badges are never limited. */
const UNKNOWN_BADGES = { most: 10, windowMs: 60_000 }

export async function kioskRoutes(app: App) {
  serve(app, KIOSK_CALLS, {
    scanBadge: async ({ body, headers, request }) => {
      const key = headers['idempotency-key']
      const kiosk = () => findKiosk(app.db, request)
      const scan = key
        ? scanBadgeWithKey(app.db, body, key, app.now(), kiosk)
        : scanBadge(app.db, body, app.now(), kiosk)
      const { answer, unknown } = await countedScan(scan)
      const guesses = `badge:${clientNetwork(request.ip)}`
      if (unknown && !(await countHit(app.db, guesses, UNKNOWN_BADGES, app.now())))
        throw new AppError('tooManyRequests')
      return answer
    },
  })
}
