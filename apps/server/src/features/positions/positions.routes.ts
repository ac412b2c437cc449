import { RecordIdText } from '@nightshift/shared/ids'
import {
  Event,
  EventPatch,
  NewEvent,
  NewPosition,
  Position,
  PositionPatch,
  PublicPosition,
} from '@nightshift/shared/positions/contract'
import { z } from 'zod'
import { findJson, findOneJson } from '../../platform/filter/find.ts'
import { parseFilter } from '../../platform/filter/parse.ts'
import type { App } from '../../platform/http/app.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { open, requires, signedIn } from '../../platform/http/guard.ts'
import { sendJson } from '../../platform/http/json-text.ts'
import { FilterQuery } from '../../platform/http/list-query-schemas.ts'
import { callerOf, listCallerOf } from '../../platform/scope.ts'
import { eventEntity, positionEntity } from './positions.entity.ts'
import { findPublicPositions } from './positions.queries.ts'
import { addEvent, addPosition, editEvent, editPosition } from './positions.service.ts'

const Params = z.strictObject({ id: RecordIdText })

export async function positionsRoutes(app: App) {
  const { db } = app
  const tell = (festivalId: number) => app.live.announce({ kind: 'setting', festivalId })

  app.get(
    '/api/publicAppPosition/:festival',
    {
      config: open,
      schema: {
        params: z.strictObject({ festival: RecordIdText }),
        response: { 200: z.array(PublicPosition) },
      },
    },
    async ({ params }) => {
      const found = await findPublicPositions(db, params.festival)
      if (!found) throw new AppError('notFound')
      return found
    },
  )

  app.get(
    '/api/events',
    { config: signedIn, schema: { querystring: FilterQuery, response: { 200: z.array(Event) } } },
    async (request, reply) => {
      const filter = parseFilter(request.query.filter)
      return sendJson(reply, await findJson(db, eventEntity, filter, listCallerOf(request, filter.where)))
    },
  )

  app.post(
    '/api/events',
    { config: requires('events.manage'), schema: { body: NewEvent, response: { 200: Event } } },
    async (request, reply) => {
      const caller = callerOf(request)
      const event = await addEvent(db, caller, request.body)
      tell(event.festivalId)
      return sendJson(reply, await findOneJson(db, eventEntity, event.id, caller))
    },
  )

  app.patch(
    '/api/events/:id',
    {
      config: requires('events.manage'),
      schema: { params: Params, body: EventPatch, response: { 200: Event } },
    },
    async (request, reply) => {
      const caller = callerOf(request)
      const event = await editEvent(db, caller, request.params.id, request.body)
      tell(event.festivalId)
      return sendJson(reply, await findOneJson(db, eventEntity, event.id, caller))
    },
  )

  app.get(
    '/api/positions',
    { config: signedIn, schema: { querystring: FilterQuery, response: { 200: z.array(Position) } } },
    async (request, reply) => {
      const filter = parseFilter(request.query.filter)
      return sendJson(reply, await findJson(db, positionEntity, filter, listCallerOf(request, filter.where)))
    },
  )

  app.post(
    '/api/positions',
    { config: requires('positions.manage'), schema: { body: NewPosition, response: { 200: Position } } },
    async (request, reply) => {
      const caller = callerOf(request)
      const position = await addPosition(db, caller, request.body)
      tell(position.festivalId)
      return sendJson(reply, await findOneJson(db, positionEntity, position.id, caller))
    },
  )

  app.patch(
    '/api/positions/:id',
    {
      config: requires('positions.manage'),
      schema: { params: Params, body: PositionPatch, response: { 200: Position } },
    },
    async (request, reply) => {
      const caller = callerOf(request)
      const position = await editPosition(db, caller, request.params.id, request.body)
      tell(position.festivalId)
      return sendJson(reply, await findOneJson(db, positionEntity, position.id, caller))
    },
  )
}
