import { POSITIONS_CALLS } from '@nightshift/shared/positions/calls'
import { findJson, findOneJson } from '../../platform/filter/find.ts'
import { parseFilter } from '../../platform/filter/parse.ts'
import type { App } from '../../platform/http/app.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { open, requires, signedIn } from '../../platform/http/guard.ts'
import { sendJson } from '../../platform/http/json-text.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import { callerOf, listCallerOf } from '../../platform/scope.ts'
import { eventEntity, positionEntity } from './positions.entity.ts'
import { findPublicPositions } from './positions.queries.ts'
import { addEvent, addPosition, editEvent, editPosition } from './positions.service.ts'

export async function positionsRoutes(app: App) {
  const { db } = app
  const tell = (festivalId: number) => app.live.announce({ kind: 'setting', festivalId })

  app.route({
    ...routeOf(POSITIONS_CALLS.openPositions),
    config: open,
    handler: async ({ params }) => {
      const found = await findPublicPositions(db, params.festival)
      if (!found) throw new AppError('notFound')
      return found
    },
  })

  app.route({
    ...routeOf(POSITIONS_CALLS.listEvents),
    config: signedIn,
    handler: async (request, reply) => {
      const filter = parseFilter(request.query.filter)
      return sendJson(reply, await findJson(db, eventEntity, filter, listCallerOf(request, filter.where)))
    },
  })

  app.route({
    ...routeOf(POSITIONS_CALLS.addEvent),
    config: requires('events.manage'),
    handler: async (request, reply) => {
      const caller = callerOf(request)
      const event = await addEvent(db, caller, request.body)
      tell(event.festivalId)
      return sendJson(reply, await findOneJson(db, eventEntity, event.id, caller))
    },
  })

  app.route({
    ...routeOf(POSITIONS_CALLS.editEvent),
    config: requires('events.manage'),
    handler: async (request, reply) => {
      const caller = callerOf(request)
      const event = await editEvent(db, caller, request.params.id, request.body)
      tell(event.festivalId)
      return sendJson(reply, await findOneJson(db, eventEntity, event.id, caller))
    },
  })

  app.route({
    ...routeOf(POSITIONS_CALLS.listPositions),
    config: signedIn,
    handler: async (request, reply) => {
      const filter = parseFilter(request.query.filter)
      return sendJson(reply, await findJson(db, positionEntity, filter, listCallerOf(request, filter.where)))
    },
  })

  app.route({
    ...routeOf(POSITIONS_CALLS.addPosition),
    config: requires('positions.manage'),
    handler: async (request, reply) => {
      const caller = callerOf(request)
      const position = await addPosition(db, caller, request.body)
      tell(position.festivalId)
      return sendJson(reply, await findOneJson(db, positionEntity, position.id, caller))
    },
  })

  app.route({
    ...routeOf(POSITIONS_CALLS.editPosition),
    config: requires('positions.manage'),
    handler: async (request, reply) => {
      const caller = callerOf(request)
      const position = await editPosition(db, caller, request.params.id, request.body)
      tell(position.festivalId)
      return sendJson(reply, await findOneJson(db, positionEntity, position.id, caller))
    },
  })
}
