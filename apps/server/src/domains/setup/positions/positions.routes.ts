import { POSITIONS_CALLS } from '@nightshift/shared/setup/positions/calls'
import { findOneJson } from '../../../platform/filter/find.ts'
import type { App } from '../../../platform/http/app.ts'
import { found } from '../../../platform/http/app-error.ts'
import { listOf } from '../../../platform/http/lists.ts'
import { jsonText, serve } from '../../../platform/http/serve.ts'
import type { Caller } from '../../../platform/session/caller.ts'
import { eventEntity, positionEntity } from './positions.entity.ts'
import { findPublicPositions } from './positions.queries.ts'
import { addEvent, addPosition, editEvent, editPosition } from './positions.service.ts'

type Saved = Promise<{ id: number }>

export async function positionsRoutes(app: App) {
  const { db } = app
  const event = async (caller: Caller, saved: Saved) =>
    jsonText(findOneJson(db, eventEntity, (await saved).id, caller))
  const position = async (caller: Caller, saved: Saved) =>
    jsonText(findOneJson(db, positionEntity, (await saved).id, caller))

  serve(app, POSITIONS_CALLS, {
    openPositions: async ({ params }) => found(await findPublicPositions(db, params.festival)),
    listEvents: listOf(db, eventEntity),
    addEvent: ({ caller, body }) => event(caller, addEvent(db, caller, body)),
    editEvent: ({ caller, params, body }) => event(caller, editEvent(db, caller, params.id, body)),
    listPositions: listOf(db, positionEntity),
    addPosition: ({ caller, body }) => position(caller, addPosition(db, caller, body)),
    editPosition: ({ caller, params, body }) => position(caller, editPosition(db, caller, params.id, body)),
  })
}
