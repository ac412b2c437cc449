import { can } from '@nightshift/shared/access'
import { AuditQuery, AuditRow } from '@nightshift/shared/audit'
import { z } from 'zod'
import type { App } from '../../platform/http/app.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requires } from '../../platform/http/guard.ts'
import { callerOf, chosenFestival } from '../../platform/scope.ts'
import { entryExists, findAuditRows } from './audit.queries.ts'

export async function auditRoutes(app: App) {
  app.get(
    '/api/audit',
    {
      config: requires('audit.entry'),
      schema: { querystring: AuditQuery, response: { 200: z.array(AuditRow) } },
    },
    async (request) => {
      const { festivalId: named, ...query } = request.query
      // An entry is looked up in every festival the caller reaches, the whole trail in the chosen one.
      if (query.timeEntryId !== undefined) {
        if (!(await entryExists(app.db, callerOf(request), query.timeEntryId))) throw new AppError('notFound')
        return findAuditRows(app.db, named, query)
      }
      if (!can(request.actor, 'audit.list')) throw new AppError('forbidden')
      return findAuditRows(app.db, named ?? chosenFestival(request) ?? undefined, query)
    },
  )
}
