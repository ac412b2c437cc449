import { z } from 'zod'
import { post } from '../../calls.ts'
import { RecordId } from '../../ids.ts'
import { ReadAt } from '../../read-at.ts'
import { Again, ExportFilter, ExportRange, MOST_ENTRIES, PayrollExport } from '../contract.ts'
import { isShortRange, TOO_LONG } from '../range.ts'

/**
 * An import file with the entries that ended in a range and are in no earlier one; of these only the named ones, if any.
 * Refused when a CSV holds one of them, unless `again`. A correction holds the differences of entries that changed since.
 */
export const NewSpiExport = z
  .strictObject({
    ...ExportRange,
    since: ReadAt,
    until: ReadAt,
    kind: z.enum(['spi', 'spiCorrection']).default('spi'),
    filter: ExportFilter.default({}),
    entryIds: z.array(RecordId).min(1).max(MOST_ENTRIES).optional(),
    again: Again,
  })
  .refine(({ startDate, endDate }) => startDate <= endDate, { message: 'ends before it starts' })
  .refine(isShortRange, TOO_LONG)
export type NewSpiExport = z.infer<typeof NewSpiExport>

export const SpiExport = PayrollExport.extend({
  lines: z.int(),
  /** The overtime that the file pays, in cents. */
  premium: z.int(),
  /**
   * By how many cents pay differs from the list, or the pay of a correction from what changed in the list, because merged
   * lines are rounded once.
   */
  roundingCents: z.int(),
})
export type SpiExport = z.infer<typeof SpiExport>

export const SPI_CALLS = {
  add: post('/api/payroll/exports/spi', {
    may: 'timesheets.manage',
    festival: 'body',
    changes: ['payPeriod'],
    body: NewSpiExport,
    answer: SpiExport,
  }),
}
