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
import { callerOf, listCallerOf } from '../../platform/scope.ts'
import { EVERY_FESTIVAL } from '../../platform/session/caller.ts'
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
  const tell = ({ festivalId, userId }: { festivalId: number; userId: string }) =>
    app.live.announce({ kind: 'punch', festivalId, userId })
  /** One's own entries, of every festival. */
  const ownCallerOf = (request: FastifyRequest) => ({ ...callerOf(request), ...EVERY_FESTIVAL })

  app.get(
    '/api/timeclock/me',
    { config: signedIn, schema: { response: { 200: z.array(TimeEntry) } } },
    async (request, reply) => {
      const caller = ownCallerOf(request)
      const filter = { where: { userId: caller.id }, order: ['startTime DESC'] }
      return sendJson(reply, await findJson(db, timeEntryEntity, filter, caller))
    },
  )

  app.post(
    '/api/clockin',
    { config: signedIn, schema: { body: ClockInBody, response: { 200: TimeEntry } } },
    async (request, reply) => {
      const caller = ownCallerOf(request)
      const entry = await clockIn(db, caller, request.body)
      tell(entry)
      return sendJson(reply, await findOneJson(db, timeEntryEntity, entry.id, caller))
    },
  )

  app.post(
    '/api/clockout',
    { config: signedIn, schema: { body: ClockOutBody, response: { 200: TimeEntry } } },
    async (request, reply) => {
      const caller = ownCallerOf(request)
      const entry = await clockOut(db, caller, request.body ?? {})
      tell(entry)
      return sendJson(reply, await findOneJson(db, timeEntryEntity, entry.id, caller))
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
      const caller = listCallerOf(request, filter.where)
      checkListRights(caller, filter.where)
      return sendJson(reply, await findJson(db, timeEntryEntity, filter, caller))
    },
  )

  app.get(
    '/api/timeclock/count',
    { config: requires('timesheets.watch'), schema: { querystring: WhereQuery, response: { 200: Count } } },
    async (request) => {
      const where = parseWhere(request.query.where)
      const caller = listCallerOf(request, where)
      checkListRights(caller, where)
      return { count: await countRows(db, timeEntryEntity, where, caller) }
    },
  )

  app.patch(
    '/api/timeclock/:id',
    {
      config: requires('timesheets.clockOut'),
      schema: { params: Params, body: TimeEntryPatch, response: { 200: TimeEntry } },
    },
    async (request, reply) => {
      const caller = callerOf(request)
      const entry = await editEntry(db, caller, request.params.id, request.body)
      tell(entry)
      return sendJson(reply, await findOneJson(db, timeEntryEntity, entry.id, caller))
    },
  )

  app.delete(
    '/api/timeclock/:id',
    { config: requires('timesheets.manage'), schema: { params: Params, response: { 204: z.null() } } },
    async (request, reply) => {
      tell(await deleteEntry(db, callerOf(request), request.params.id))
      return reply.status(204).send(null)
    },
  )

  app.post(
    '/api/addTimeEntry',
    { config: requires('timesheets.manage'), schema: { body: NewTimeEntry, response: { 200: TimeEntry } } },
    async (request, reply) => {
      const caller = callerOf(request)
      const entry = await addEntry(db, caller, request.body)
      tell(entry)
      return sendJson(reply, await findOneJson(db, timeEntryEntity, entry.id, caller))
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
      const closed = await clockOutMany(db, callerOf(request), ids)
      closed.forEach(tell)
      const done = closed.map(({ id }) => id)
      return { closed: done, notFound: ids.filter((id) => !done.includes(id)) }
    },
  )
}
