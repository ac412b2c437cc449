import { TIMECLOCK_CALLS } from '@nightshift/shared/timeclock/calls'
import { ENTRY_EDITING_CALLS } from '@nightshift/shared/timeclock/editing-calls'
import { findJson, findOneJson } from '../../platform/filter/find.ts'
import type { App } from '../../platform/http/app.ts'
import { requires } from '../../platform/http/guard.ts'
import { sendJson } from '../../platform/http/json-text.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import { callerOf } from '../../platform/scope.ts'
import { addEntryFor } from './add-entry-for.service.ts'
import { bulkEdit, previewBulkEdit } from './bulk-edit.service.ts'
import { previewOf } from './bulk-preview.ts'
import { splitEntry } from './split.service.ts'
import { timeEntryEntity } from './timeclock.entity.ts'
import { addEntry } from './timesheets.service.ts'

/** Adding, splitting and bulk editing of entries by managers. */
export async function entryEditingRoutes(app: App) {
  const { db } = app
  const tell = ({ festivalId, userId }: { festivalId: number; userId: string }) =>
    app.live.announce({ kind: 'punch', festivalId, userId })

  app.route({
    ...routeOf(TIMECLOCK_CALLS.add),
    config: requires('timesheets.manage'),
    handler: async (request, reply) => {
      const caller = callerOf(request)
      const { body } = request
      const entry = 'upId' in body ? await addEntry(db, caller, body) : await addEntryFor(db, caller, body)
      tell(entry)
      return sendJson(reply, await findOneJson(db, timeEntryEntity, entry.id, caller))
    },
  })

  app.route({
    ...routeOf(ENTRY_EDITING_CALLS.split),
    config: requires('timesheets.manage'),
    handler: async (request, reply) => {
      const caller = callerOf(request)
      const [first, second] = await splitEntry(db, caller, request.params.id, request.body)
      tell(first)
      const filter = { where: { id: { inq: [first.id, second.id] } }, order: ['startTime ASC'] }
      return sendJson(reply, await findJson(db, timeEntryEntity, filter, caller))
    },
  })

  app.route({
    ...routeOf(ENTRY_EDITING_CALLS.bulkEdit),
    config: requires('timesheets.manage'),
    handler: async (request) => {
      const changed = await bulkEdit(db, callerOf(request), request.body)
      for (const entry of new Map(changed.map((one) => [one.userId, one])).values()) tell(entry)
      return { changed: changed.map(({ id }) => id) }
    },
  })

  app.route({
    ...routeOf(ENTRY_EDITING_CALLS.previewBulkEdit),
    config: requires('timesheets.manage'),
    handler: async (request) => previewOf(await previewBulkEdit(db, callerOf(request), request.body)),
  })
}
