import { TIMECLOCK_CALLS } from '@nightshift/shared/timeclock/calls'
import type { FastifyRequest } from 'fastify'
import { countRows, findJson, findOneJson } from '../../platform/filter/find.ts'
import { parseFilter, parseWhere } from '../../platform/filter/parse.ts'
import type { App } from '../../platform/http/app.ts'
import { requires, signedIn } from '../../platform/http/guard.ts'
import { sendJson } from '../../platform/http/json-text.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import { countedPunch } from '../../platform/metrics/counted-punch.ts'
import { countPunch } from '../../platform/metrics/metrics.ts'
import { callerOf, listCallerOf } from '../../platform/scope.ts'
import { EVERY_FESTIVAL } from '../../platform/session/caller.ts'
import { findDeletedEntries } from './deleted-entries.queries.ts'
import { checkListRights } from './list-rights.ts'
import { timeEntryEntity } from './timeclock.entity.ts'
import { clockIn, clockOut } from './timeclock.service.ts'
import {
  clockOutMany,
  deleteEntry,
  editEntry,
  takeBackClockOut,
  undeleteEntry,
} from './timesheets.service.ts'

export async function timeclockRoutes(app: App) {
  const { db } = app
  const tell = ({ festivalId, userId }: { festivalId: number; userId: string }) =>
    app.live.announce({ kind: 'punch', festivalId, userId })
  /** One's own entries, of every festival. */
  const ownCallerOf = (request: FastifyRequest) => ({ ...callerOf(request), ...EVERY_FESTIVAL })

  app.route({
    ...routeOf(TIMECLOCK_CALLS.mine),
    config: signedIn,
    handler: async (request, reply) => {
      const caller = ownCallerOf(request)
      const filter = { where: { userId: caller.id }, order: ['startTime DESC'] }
      return sendJson(reply, await findJson(db, timeEntryEntity, filter, caller))
    },
  })

  app.route({
    ...routeOf(TIMECLOCK_CALLS.clockIn),
    config: signedIn,
    handler: async (request, reply) => {
      const caller = ownCallerOf(request)
      const entry = await countedPunch('timeclock', 'in', clockIn(db, caller, request.body))
      tell(entry)
      return sendJson(reply, await findOneJson(db, timeEntryEntity, entry.id, caller))
    },
  })

  app.route({
    ...routeOf(TIMECLOCK_CALLS.clockOut),
    config: signedIn,
    handler: async (request, reply) => {
      const caller = ownCallerOf(request)
      const entry = await countedPunch('timeclock', 'out', clockOut(db, caller, request.body ?? {}))
      tell(entry)
      return sendJson(reply, await findOneJson(db, timeEntryEntity, entry.id, caller))
    },
  })

  app.route({
    ...routeOf(TIMECLOCK_CALLS.takeBackClockOut),
    config: signedIn,
    handler: async (request, reply) => {
      const caller = ownCallerOf(request)
      const entry = await takeBackClockOut(db, caller)
      tell(entry)
      return sendJson(reply, await findOneJson(db, timeEntryEntity, entry.id, caller))
    },
  })

  app.route({
    ...routeOf(TIMECLOCK_CALLS.list),
    config: requires('timesheets.watch'),
    handler: async (request, reply) => {
      const filter = parseFilter(request.query.filter)
      const caller = listCallerOf(request, filter.where)
      checkListRights(caller, filter.where)
      return sendJson(reply, await findJson(db, timeEntryEntity, filter, caller))
    },
  })

  app.route({
    ...routeOf(TIMECLOCK_CALLS.count),
    config: requires('timesheets.watch'),
    handler: async (request) => {
      const where = parseWhere(request.query.where)
      const caller = listCallerOf(request, where)
      checkListRights(caller, where)
      return { count: await countRows(db, timeEntryEntity, where, caller) }
    },
  })

  app.route({
    ...routeOf(TIMECLOCK_CALLS.edit),
    config: requires('timesheets.clockOut'),
    handler: async (request, reply) => {
      const caller = callerOf(request)
      const entry = await editEntry(db, caller, request.params.id, request.body)
      tell(entry)
      return sendJson(reply, await findOneJson(db, timeEntryEntity, entry.id, caller))
    },
  })

  app.route({
    ...routeOf(TIMECLOCK_CALLS.remove),
    config: requires('timesheets.manage'),
    handler: async (request, reply) => {
      tell(await deleteEntry(db, callerOf(request), request.params.id))
      return reply.status(204).send(null)
    },
  })

  app.route({
    ...routeOf(TIMECLOCK_CALLS.deleted),
    config: requires('timesheets.manage'),
    handler: (request) => findDeletedEntries(db, listCallerOf(request, request.query), request.query),
  })

  app.route({
    ...routeOf(TIMECLOCK_CALLS.undelete),
    config: requires('timesheets.manage'),
    handler: async (request, reply) => {
      const caller = callerOf(request)
      const entry = await undeleteEntry(db, caller, request.params.id)
      tell(entry)
      return sendJson(reply, await findOneJson(db, timeEntryEntity, entry.id, caller))
    },
  })

  app.route({
    ...routeOf(TIMECLOCK_CALLS.clockOutMany),
    config: requires('timesheets.clockOut'),
    handler: async (request) => {
      const { ids } = request.body
      const closed = await clockOutMany(db, callerOf(request), ids)
      for (const entry of closed) {
        countPunch('office', 'out', 'done')
        tell(entry)
      }
      const done = closed.map(({ id }) => id)
      return { closed: done, notFound: ids.filter((id) => !done.includes(id)) }
    },
  })
}
