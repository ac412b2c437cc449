import { TIMECLOCK_CALLS } from '@nightshift/shared/time/timeclock/calls'
import { ENTRY_EDITING_CALLS } from '@nightshift/shared/time/timeclock/editing-calls'
import { findJson, findOneJson } from '../../../platform/filter/find.ts'
import type { Where } from '../../../platform/filter/parse.ts'
import type { App } from '../../../platform/http/app.ts'
import { countOf, listOf } from '../../../platform/http/lists.ts'
import { jsonText, serve } from '../../../platform/http/serve.ts'
import { listCallerOf } from '../../../platform/scope.ts'
import { type Caller, EVERY_FESTIVAL } from '../../../platform/session/caller.ts'
import { addEntryFor } from './add-entry-for.service.ts'
import { bulkEdit, previewBulkEdit } from './bulk-edit.service.ts'
import { previewOf } from './bulk-preview.ts'
import { findDeletedEntries } from './deleted-entries.queries.ts'
import { checkListRights } from './list-rights.ts'
import { splitEntry } from './split.service.ts'
import { timeEntryEntity } from './timeclock.entity.ts'
import { clockIn, clockOut } from './timeclock.service.ts'
import {
  addEntry,
  clockOutMany,
  deleteEntry,
  editEntry,
  takeBackClockOut,
  undeleteEntry,
} from './timesheets.service.ts'

export async function timeclockRoutes(app: App) {
  const { db } = app
  /** One's own entries, of every festival. */
  const own = (caller: Caller) => ({ ...caller, ...EVERY_FESTIVAL })
  const read = (caller: Caller, { id }: { id: number }) =>
    jsonText(findOneJson(db, timeEntryEntity, id, caller))
  const list = (caller: Caller, where: Where, ...order: string[]) =>
    jsonText(findJson(db, timeEntryEntity, { where, order }, caller))

  serve(app, TIMECLOCK_CALLS, {
    mine: ({ caller }) => list(own(caller), { userId: caller.id }, 'startTime DESC'),
    clockIn: async ({ caller, body }) => read(own(caller), await clockIn(db, caller, body)),
    clockOut: async ({ caller, body }) => read(own(caller), await clockOut(db, caller, body)),
    takeBackClockOut: async ({ caller }) => read(own(caller), await takeBackClockOut(db, own(caller))),
    list: listOf(db, timeEntryEntity, checkListRights),
    count: countOf(db, timeEntryEntity, checkListRights),
    edit: async ({ caller, params, body }) => read(caller, await editEntry(db, caller, params.id, body)),
    remove: ({ caller, params }) => deleteEntry(db, caller, params.id),
    deleted: ({ request, query }) => findDeletedEntries(db, listCallerOf(request, query), query),
    undelete: async ({ caller, params }) => read(caller, await undeleteEntry(db, caller, params.id)),
    add: async ({ caller, body }) =>
      read(caller, await ('upId' in body ? addEntry(db, caller, body) : addEntryFor(db, caller, body))),
    clockOutMany: ({ caller, body }) => clockOutMany(db, caller, body.ids),
  })

  /** Adding, splitting and bulk editing of entries by managers. */
  serve(app, ENTRY_EDITING_CALLS, {
    split: async ({ caller, params, body }) => {
      const parts = await splitEntry(db, caller, params.id, body)
      return list(caller, { id: { inq: parts.map(({ id }) => id) } }, 'startTime ASC')
    },
    bulkEdit: ({ caller, body }) => bulkEdit(db, caller, body),
    previewBulkEdit: async ({ caller, body }) => previewOf(await previewBulkEdit(db, caller, body)),
  })
}
