import { ENTRY_REQUESTS_CALLS } from '@nightshift/shared/time/entry-requests/calls'
import type { App } from '../../../platform/http/app.ts'
import { serve } from '../../../platform/http/serve.ts'
import { listCallerOf } from '../../../platform/scope.ts'
import { decideRequest } from './decide-request.service.ts'
import { countWaitingRequests, findOwnRequests } from './entry-requests.queries.ts'
import { askForChange, withdrawRequest } from './entry-requests.service.ts'
import { listWaitingRequests } from './waiting-requests.service.ts'

export async function entryRequestsRoutes(app: App) {
  const { db } = app
  serve(app, ENTRY_REQUESTS_CALLS, {
    create: ({ caller, body }) => askForChange(db, caller, body),
    mine: ({ caller }) => findOwnRequests(db, caller.id),
    withdraw: ({ caller, params }) => withdrawRequest(db, caller, params.id),
    list: ({ request, query }) => listWaitingRequests(db, listCallerOf(request, query), query),
    count: async ({ request, query }) => ({
      count: await countWaitingRequests(db, listCallerOf(request, query), query),
    }),
    decide: ({ caller, params, body }) => decideRequest(db, caller, params.id, body),
  })
}
