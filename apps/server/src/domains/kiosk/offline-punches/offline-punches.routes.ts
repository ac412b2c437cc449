import { KIOSK_PUNCHES_CALLS } from '@nightshift/shared/kiosk/offline-punches/calls'
import type { App } from '../../../platform/http/app.ts'
import { serve } from '../../../platform/http/serve.ts'
import { listCallerOf } from '../../../platform/scope.ts'
import { findKiosk } from '../../../platform/session/kiosk-token.ts'
import { decidePunches, discardPunches, listAttention } from './attention.service.ts'
import { deliverPunches } from './deliver.service.ts'
import { countWaiting } from './offline-punches.queries.ts'

export async function kioskPunchesRoutes(app: App) {
  const { db } = app
  serve(app, KIOSK_PUNCHES_CALLS, {
    deliver: async ({ request, body }) => deliverPunches(db, await findKiosk(db, request), body, app.now),
    list: ({ request, query }) => listAttention(db, listCallerOf(request, query), query),
    count: async ({ request, query }) => ({
      count: await countWaiting(db, listCallerOf(request, query), query),
    }),
    discard: ({ caller, body }) => discardPunches(db, caller, body),
    decide: ({ caller, params, body }) => decidePunches(db, caller, params.key, body),
  })
}
