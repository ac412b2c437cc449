import { z } from 'zod'
import { RecordId } from '../ids.ts'

/** The spec's CSV, Paychex' Standard Payroll Import, and the differences to what either said before. */
export const EXPORT_KINDS = ['csv', 'spi', 'csvCorrection', 'spiCorrection'] as const
export type ExportKind = (typeof EXPORT_KINDS)[number]

/** A file with the entries of a whole season is one export. */
const MOST_ENTRIES = 50_000

/** The entries of a file for payroll, and the days that it was made for. */
export const NewPayrollExport = z
  .strictObject({
    festivalId: RecordId,
    startDate: z.iso.date(),
    endDate: z.iso.date(),
    entryIds: z.array(RecordId).min(1).max(MOST_ENTRIES),
  })
  .refine(({ startDate, endDate }) => startDate <= endDate, { message: 'ends before it starts' })
export type NewPayrollExport = z.infer<typeof NewPayrollExport>

export const PayrollExport = z.strictObject({
  id: z.int(),
  madeAt: z.union([z.iso.datetime(), z.date()]),
  entries: z.int(),
})
export type PayrollExport = z.infer<typeof PayrollExport>
