import { SPI_CALLS } from '@nightshift/shared/payroll/spi-calls'
import type { App } from '../../platform/http/app.ts'
import { requires } from '../../platform/http/guard.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import { callerOf, checkFestivalScope } from '../../platform/scope.ts'
import { addSpiExport } from './spi.service.ts'

export async function spiRoutes(app: App) {
  app.route({
    ...routeOf(SPI_CALLS.add),
    config: requires('timesheets.manage'),
    handler: async (request) => {
      checkFestivalScope(request, request.body.festivalId)
      return addSpiExport(app.db, callerOf(request), request.body)
    },
  })
}
