import { KIOSK_CALLS } from '@nightshift/shared/kiosk/calls'
import type { App } from '../../platform/http/app.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { clientNetwork } from '../../platform/http/client-network.ts'
import { open } from '../../platform/http/guard.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import { countHit } from '../../platform/limits/rate-limit.ts'
import { findKiosk } from '../../platform/session/kiosk-token.ts'
import { countedScan } from './count-scan.ts'
import { scanBadge, scanBadgeWithKey } from './kiosk.service.ts'

/** Rate limit of unknown badges per network, against guessing. Real badges are never limited. */
const UNKNOWN_BADGES = { most: 10, windowMs: 60_000 }

export async function kioskRoutes(app: App) {
  app.route({
    ...routeOf(KIOSK_CALLS.scanBadge),
    config: open,
    handler: async (request) => {
      const { body, headers, ip } = request
      const key = headers['idempotency-key']
      const kiosk = () => findKiosk(app.db, request)
      const scan = key
        ? scanBadgeWithKey(app.db, body, key, app.now(), kiosk)
        : scanBadge(app.db, body, app.now(), kiosk)
      const { answer, punched, unknown } = await countedScan(scan)
      if (unknown && !(await countHit(app.db, `badge:${clientNetwork(ip)}`, UNKNOWN_BADGES, app.now()))) {
        throw new AppError('tooManyRequests')
      }
      if (punched) app.live.announce({ kind: 'punch', ...punched })
      return answer
    },
  })
}
