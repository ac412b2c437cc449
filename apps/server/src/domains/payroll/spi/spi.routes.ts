import { SPI_CALLS } from '@nightshift/shared/payroll/spi/calls'
import type { App } from '../../../platform/http/app.ts'
import { serve } from '../../../platform/http/serve.ts'
import { addSpiExport } from './spi.service.ts'

export async function spiRoutes(app: App) {
  serve(app, SPI_CALLS, { add: ({ caller, body }) => addSpiExport(app.db, caller, body) })
}
