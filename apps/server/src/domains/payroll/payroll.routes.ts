import { PAYROLL_CALLS } from '@nightshift/shared/payroll/calls'
import type { App } from '../../platform/http/app.ts'
import { serve } from '../../platform/http/serve.ts'
import { findExported } from './exported.queries.ts'
import { listChanges, listExports, readExportFile } from './past-exports.service.ts'
import { addExport } from './payroll.service.ts'

export async function payrollRoutes(app: App) {
  const { db } = app
  serve(app, PAYROLL_CALLS, {
    addExport: ({ caller, body }) => addExport(db, caller, body),
    listExports: ({ query }) => listExports(db, query),
    readFile: async ({ caller, params, reply }) => {
      const { fileName, content } = await readExportFile(db, caller, params.id)
      reply.header('content-disposition', `attachment; filename="${fileName}"`)
      reply.header('content-type', 'text/csv; charset=utf-8')
      reply.header('cache-control', 'no-store')
      return reply.send(content)
    },
    listChanges: ({ query }) => listChanges(db, query),
    listExported: ({ query }) => findExported(db, query),
  })
}
