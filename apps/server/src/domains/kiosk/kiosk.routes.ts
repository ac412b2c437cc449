import { KIOSK_CALLS } from '@nightshift/shared/kiosk/calls'
import type { App } from '../../platform/http/app.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { clientNetwork } from '../../platform/http/client-network.ts'
import { serve } from '../../platform/http/serve.ts'
import { countHit } from '../../platform/limits/rate-limit.ts'
import { countedPunch } from '../../platform/metrics/counted-punch.ts'
import { findKiosk } from '../../platform/session/kiosk-token.ts'
import { countedAs, scanBadge } from './kiosk.service.ts'

/** Rate limit of unknown badges per network, against guessing. Real badges are never limited. */
const UNKNOWN_BADGES = { most: 10, windowMs: 60_000 }

export async function kioskRoutes(app: App) {
  serve(app, KIOSK_CALLS, {
    scanBadge: async ({ body, headers, request }) => {
      const sent = {
        key: headers['idempotency-key'],
        now: app.now(),
        findKiosk: () => findKiosk(app.db, request),
      }
      const scan = scanBadge(app.db, body, sent)
      const { answer, unknown } = await countedPunch('kiosk', 'unknown', scan, countedAs)
      const guesses = `badge:${clientNetwork(request.ip)}`
      if (unknown && !(await countHit(app.db, guesses, UNKNOWN_BADGES, app.now())))
        throw new AppError('tooManyRequests')
      return answer
    },
  })
}
