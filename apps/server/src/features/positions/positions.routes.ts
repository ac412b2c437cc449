import { RecordId } from '@nightshift/shared/ids'
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
import { FilterQuery } from '../../platform/http/queries.ts'
import { listScope, recordScope } from '../../platform/scope.ts'
import { festivalExists } from '../festivals/festivals.queries.ts'
import { eventEntity, positionEntity } from './positions.entity.ts'
import {
  findEvent,
  findPosition,
  findPublicPositions,
  insertEvent,
  insertPosition,
  renameEvent,
  updatePosition,
} from './positions.queries.ts'

const Params = z.strictObject({ id: RecordId })

export async function positionsRoutes(app: App) {
  const { db } = app
  const tell = (festivalId: number) => app.live.announce({ kind: 'setting', festivalId })

  app.get(
    '/api/publicAppPosition/:festival',
    {
      config: open,
      schema: { params: z.strictObject({ festival: RecordId }), response: { 200: z.array(PublicPosition) } },
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
      return sendJson(reply, await findJson(db, eventEntity, filter, listScope(request, filter.where)))
    },
  )

  app.post(
    '/api/events',
    { config: requires('events.manage'), schema: { body: NewEvent, response: { 200: Event } } },
    async (request, reply) => {
      if (!(await festivalExists(db, request.body.festivalId))) throw new AppError('notFound')
      const event = await insertEvent(db, request.body)
      tell(event.festivalId)
      return sendJson(reply, await findOneJson(db, eventEntity, event.id, recordScope(request)))
    },
  )

  app.patch(
    '/api/events/:id',
    {
      config: requires('events.manage'),
      schema: { params: Params, body: EventPatch, response: { 200: Event } },
    },
    async (request, reply) => {
      const viewer = recordScope(request)
      const event = await findEvent(db, request.params.id, viewer)
      if (!event) throw new AppError('notFound')
      await renameEvent(db, event.id, request.body.name)
      tell(event.festivalId)
      return sendJson(reply, await findOneJson(db, eventEntity, event.id, viewer))
    },
  )

  app.get(
    '/api/positions',
    { config: signedIn, schema: { querystring: FilterQuery, response: { 200: z.array(Position) } } },
    async (request, reply) => {
      const filter = parseFilter(request.query.filter)
      return sendJson(reply, await findJson(db, positionEntity, filter, listScope(request, filter.where)))
    },
  )

  app.post(
    '/api/positions',
    { config: requires('positions.manage'), schema: { body: NewPosition, response: { 200: Position } } },
    async (request, reply) => {
      const viewer = recordScope(request)
      const event = await findEvent(db, request.body.eventId, viewer)
      if (!event) throw new AppError('notFound')
      const position = await insertPosition(db, { ...request.body, festivalId: event.festivalId })
      tell(event.festivalId)
      return sendJson(reply, await findOneJson(db, positionEntity, position.id, viewer))
    },
  )

  app.patch(
    '/api/positions/:id',
    {
      config: requires('positions.manage'),
      schema: { params: Params, body: PositionPatch, response: { 200: Position } },
    },
    async (request, reply) => {
      const viewer = recordScope(request)
      const position = await findPosition(db, request.params.id, viewer)
      if (!position) throw new AppError('notFound')
      if (Object.keys(request.body).length) await updatePosition(db, position.id, request.body)
      tell(position.festivalId)
      return sendJson(reply, await findOneJson(db, positionEntity, position.id, viewer))
    },
  )
}
