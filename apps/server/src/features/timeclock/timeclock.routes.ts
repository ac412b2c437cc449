import { RecordIdText } from '@nightshift/shared/ids'
import {
  ClockedOutMany,
  ClockOutBody,
  ClockOutMany,
  NewTimeEntry,
  TimeEntry,
  TimeEntryPatch,
} from '@nightshift/shared/timeclock/contract'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { countRows, findJson, findOneJson } from '../../platform/filter/find.ts'
import { parseFilter, parseWhere } from '../../platform/filter/parse.ts'
import type { App } from '../../platform/http/app.ts'
import { requires, signedIn } from '../../platform/http/guard.ts'
import { sendJson } from '../../platform/http/json-text.ts'
import { Count, FilterQuery, WhereQuery } from '../../platform/http/list-query-schemas.ts'
import { listScope, recordScope } from '../../platform/scope.ts'
import { checkListRights } from './list-rights.ts'
import { timeEntryEntity } from './timeclock.entity.ts'
import { clockIn, clockOut } from './timeclock.service.ts'
import { addEntry, clockOutMany, deleteEntry, editEntry } from './timesheets.service.ts'

const Params = z.strictObject({ id: RecordIdText })
/** The id of the user's position, as plain text. */
const ClockInBody = z
  .union([z.string().regex(/^\d{1,10}$/), z.int()])
  .transform(Number)
  .pipe(z.int().max(2_147_483_647))

export async function timeclockRoutes(app: App) {
  const { db } = app
  const by = (request: FastifyRequest) => ({
    actor: request.actor,
    viewer: recordScope(request),
    now: app.now(),
  })
  const tell = ({ festivalId, userId }: { festivalId: number; userId: string }) =>
    app.live.announce({ kind: 'punch', festivalId, userId })
  /** One's own entries, of every festival. */
  const own = ({ actor }: FastifyRequest) => ({ accessLvl: actor.accessLvl, festivalId: null })

  app.get(
    '/api/timeclock/me',
    { config: signedIn, schema: { response: { 200: z.array(TimeEntry) } } },
    async (request, reply) => {
      const filter = { where: { userId: request.actor.id }, order: ['startTime DESC'] }
      return sendJson(reply, await findJson(db, timeEntryEntity, filter, own(request)))
    },
  )

  app.post(
    '/api/clockin',
    { config: signedIn, schema: { body: ClockInBody, response: { 200: TimeEntry } } },
    async (request, reply) => {
      const entry = await clockIn(db, request.actor.id, request.body, app.now())
      tell(entry)
      return sendJson(reply, await findOneJson(db, timeEntryEntity, entry.id, own(request)))
    },
  )

  app.post(
    '/api/clockout',
    { config: signedIn, schema: { body: ClockOutBody, response: { 200: TimeEntry } } },
    async (request, reply) => {
      const entry = await clockOut(db, request.actor.id, request.body ?? {}, app.now())
      tell(entry)
      return sendJson(reply, await findOneJson(db, timeEntryEntity, entry.id, own(request)))
    },
  )

  app.get(
    '/api/timeclock',
    {
      config: requires('timesheets.watch'),
      schema: { querystring: FilterQuery, response: { 200: z.array(TimeEntry) } },
    },
    async (request, reply) => {
      const filter = parseFilter(request.query.filter)
      checkListRights(request.actor, filter.where)
      return sendJson(reply, await findJson(db, timeEntryEntity, filter, listScope(request, filter.where)))
    },
  )

  app.get(
    '/api/timeclock/count',
    { config: requires('timesheets.watch'), schema: { querystring: WhereQuery, response: { 200: Count } } },
    async (request) => {
      const where = parseWhere(request.query.where)
      checkListRights(request.actor, where)
      return { count: await countRows(db, timeEntryEntity, where, listScope(request, where)) }
    },
  )

  app.patch(
    '/api/timeclock/:id',
    {
      config: requires('timesheets.clockOut'),
      schema: { params: Params, body: TimeEntryPatch, response: { 200: TimeEntry } },
    },
    async (request, reply) => {
      const entry = await editEntry(db, request.params.id, request.body, by(request))
      tell(entry)
      return sendJson(reply, await findOneJson(db, timeEntryEntity, entry.id, recordScope(request)))
    },
  )

  app.delete(
    '/api/timeclock/:id',
    { config: requires('timesheets.manage'), schema: { params: Params, response: { 204: z.null() } } },
    async (request, reply) => {
      tell(await deleteEntry(db, request.params.id, by(request)))
      return reply.status(204).send(null)
    },
  )

  app.post(
    '/api/addTimeEntry',
    { config: requires('timesheets.manage'), schema: { body: NewTimeEntry, response: { 200: TimeEntry } } },
    async (request, reply) => {
      const entry = await addEntry(db, request.body, by(request))
      tell(entry)
      return sendJson(reply, await findOneJson(db, timeEntryEntity, entry.id, recordScope(request)))
    },
  )

  app.post(
    '/api/timeclock/clockout',
    {
      config: requires('timesheets.clockOut'),
      schema: { body: ClockOutMany, response: { 200: ClockedOutMany } },
    },
    async (request) => {
      const { ids } = request.body
      const closed = await clockOutMany(db, ids, by(request))
      closed.forEach(tell)
      const done = closed.map(({ id }) => id)
      return { closed: done, notFound: ids.filter((id) => !done.includes(id)) }
    },
  )
}
