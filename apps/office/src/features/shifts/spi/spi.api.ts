import { type NewSpiExport, SPI_CALLS } from '@nightshift/shared/payroll/spi-calls'
import { SpiRefusal } from '@nightshift/shared/payroll/spi-problems'
import { callApi } from '@nightshift/ui/api/api.ts'
import { ApiError } from '@nightshift/ui/api/api-error.ts'
import type { z } from 'zod'

/** Has the server make and remember an import file. */
export const makeSpiExport = (body: z.input<typeof NewSpiExport>) => callApi(SPI_CALLS.add, { body })

/** Everything that keeps the file from being made, if that is why the call failed. */
export const problemsIn = (error: unknown) =>
  SpiRefusal.safeParse(error instanceof ApiError ? error.details : undefined).data?.problems
