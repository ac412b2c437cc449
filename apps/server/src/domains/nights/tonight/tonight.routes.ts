import { TONIGHT_CALLS } from '@nightshift/shared/nights/tonight/calls'
import type { App } from '../../../platform/http/app.ts'
import { serve } from '../../../platform/http/serve.ts'
import { countedPunch } from '../../../platform/metrics/counted-punch.ts'
import { listFreePeople, readBoard } from './board.service.ts'
import { clockInFor } from './clock-in.service.ts'
import { markPlace, replacePlace } from './mark.service.ts'

export async function tonightRoutes(app: App) {
  const { db } = app
  serve(app, TONIGHT_CALLS, {
    read: ({ caller, query }) => readBoard(db, query.festivalId, caller.now),
    free: ({ caller, query }) => listFreePeople(db, query, caller.now),
    mark: ({ caller, params, body }) => markPlace(db, caller, params.id, body),
    replace: ({ caller, params, body }) => replacePlace(db, caller, params.id, body),
    clockIn: ({ caller, body }) => countedPunch('office', 'in', clockInFor(db, caller, body)),
  })
}
