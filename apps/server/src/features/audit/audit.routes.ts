import { can } from '@nightshift/shared/access'
import { AUDIT_CALLS } from '@nightshift/shared/audit'
import type { App } from '../../platform/http/app.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requires } from '../../platform/http/guard.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import { callerOf, chosenFestival } from '../../platform/scope.ts'
import { entryExists, findAuditRows } from './audit.queries.ts'

export async function auditRoutes(app: App) {
  app.route({
    ...routeOf(AUDIT_CALLS.list),
    config: requires('audit.entry'),
    handler: async (request) => {
      const { festivalId: named, ...query } = request.query
      // An entry is looked up in every festival the caller reaches, the whole trail in the chosen one.
      if (query.timeEntryId !== undefined) {
        if (!(await entryExists(app.db, callerOf(request), query.timeEntryId))) throw new AppError('notFound')
        return findAuditRows(app.db, named, query)
      }
      if (!can(request.actor, 'audit.list')) throw new AppError('forbidden')
      return findAuditRows(app.db, named ?? chosenFestival(request) ?? undefined, query)
    },
  })
}
