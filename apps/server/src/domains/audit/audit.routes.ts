import { can } from '@nightshift/shared/access'
import { AUDIT_CALLS, type AuditQuery } from '@nightshift/shared/audit/audit'
import type { Db } from '../../platform/database/pool.ts'
import type { App } from '../../platform/http/app.ts'
import { AppError, found } from '../../platform/http/app-error.ts'
import { serve } from '../../platform/http/serve.ts'
import { chosenFestival } from '../../platform/scope.ts'
import type { Caller } from '../../platform/session/caller.ts'
import { findAuditRows, findEntry } from './audit.queries.ts'

export async function auditRoutes(app: App) {
  serve(app, AUDIT_CALLS, {
    list: ({ caller, query, request }) => readTrail(app.db, caller, chosenFestival(request), query),
  })
}

/** An entry is looked up in every festival the caller reaches, the whole trail in the chosen one. */
async function readTrail(
  db: Db,
  caller: Caller,
  chosen: number | null,
  { festivalId: named, ...query }: AuditQuery,
) {
  if (query.timeEntryId !== undefined) {
    found(await findEntry(db, caller, query.timeEntryId))
    return findAuditRows(db, named, query)
  }
  if (!can(caller, 'audit.list')) throw new AppError('forbidden')
  return findAuditRows(db, named ?? chosen ?? undefined, query)
}
