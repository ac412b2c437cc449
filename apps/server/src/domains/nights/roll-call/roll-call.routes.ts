import { ROLL_CALL_CALLS } from '@nightshift/shared/nights/roll-call/calls'
import type { App } from '../../../platform/http/app.ts'
import { found } from '../../../platform/http/app-error.ts'
import { serve } from '../../../platform/http/serve.ts'
import { findOpenRollCall, findRollCall } from './roll-call.queries.ts'
import { addPerson, endRollCall, startRollCall, takeTicks, viewRollCall } from './roll-call.service.ts'
import { findPastRollCalls } from './roll-call-view.queries.ts'

export async function rollCallRoutes(app: App) {
  const { db } = app
  serve(app, ROLL_CALL_CALLS, {
    start: async ({ caller, body }) => viewRollCall(db, await startRollCall(db, caller, body), app.now()),
    list: ({ query }) => findPastRollCalls(db, query.festivalId),
    current: async ({ caller, query }) => {
      const open = await findOpenRollCall(db, query.festivalId)
      return { current: open ? await viewRollCall(db, open, caller.now) : null }
    },
    read: async ({ caller, params }) =>
      viewRollCall(db, found(await findRollCall(db, caller, params.id)), caller.now),
    tick: ({ caller, params, body }) => takeTicks(db, caller, params.id, body.ticks),
    add: ({ caller, params, body }) => addPerson(db, caller, params.id, body.userId),
    end: async ({ caller, params }) => viewRollCall(db, await endRollCall(db, caller, params.id), app.now()),
  })
}
