import { PAYROLL_CALLS } from '@nightshift/shared/payroll/calls'
import type { App } from '../../platform/http/app.ts'
import { requires } from '../../platform/http/guard.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import { callerOf, checkFestivalScope } from '../../platform/scope.ts'
import { listChanges, listExports, readExportFile } from './past-exports.service.ts'
import { addExport } from './payroll.service.ts'
import { findTold } from './told.queries.ts'

export async function payrollRoutes(app: App) {
  const config = requires('timesheets.manage')

  app.route({
    ...routeOf(PAYROLL_CALLS.addExport),
    config,
    handler: async (request) => {
      checkFestivalScope(request, request.body.festivalId)
      return addExport(app.db, callerOf(request), request.body)
    },
  })

  app.route({
    ...routeOf(PAYROLL_CALLS.listExports),
    config,
    handler: async (request) => {
      checkFestivalScope(request, request.query.festivalId)
      return listExports(app.db, request.query)
    },
  })

  app.route({
    ...routeOf(PAYROLL_CALLS.readFile),
    config,
    handler: async (request, reply) => {
      const { fileName, content } = await readExportFile(app.db, callerOf(request), request.params.id)
      reply.header('content-disposition', `attachment; filename="${fileName}"`)
      reply.header('content-type', 'text/csv; charset=utf-8')
      reply.header('cache-control', 'no-store')
      return reply.send(content)
    },
  })

  app.route({
    ...routeOf(PAYROLL_CALLS.listChanges),
    config,
    handler: async (request) => {
      checkFestivalScope(request, request.query.festivalId)
      return listChanges(app.db, request.query)
    },
  })

  app.route({
    ...routeOf(PAYROLL_CALLS.listTold),
    config,
    handler: async (request) => {
      checkFestivalScope(request, request.query.festivalId)
      return findTold(app.db, request.query)
    },
  })
}
