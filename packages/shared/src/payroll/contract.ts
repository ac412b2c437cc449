import { z } from 'zod'
import { RecordId, RecordIdText } from '../ids.ts'
import { instant } from '../instant.ts'
import { ReadAt } from '../read-at.ts'
import { plainText } from '../text.ts'

/** The spec's CSV, Paychex' Standard Payroll Import, and the differences to what either held before. */
export const EXPORT_KINDS = ['csv', 'spi', 'csvCorrection', 'spiCorrection'] as const
export type ExportKind = (typeof EXPORT_KINDS)[number]

/** A file with the entries of a whole season is one export. */
export const MOST_ENTRIES = 50_000

/** More than the list has filters. */
const MOST_FILTERS = 20

/** What the list was filtered by, for people to read later. */
export const ExportFilter = z
  .record(plainText(40), plainText(200))
  .refine((filter) => Object.keys(filter).length <= MOST_FILTERS, {
    message: `has more than ${MOST_FILTERS} filters`,
  })
export type ExportFilter = z.infer<typeof ExportFilter>

/** The days that a file is made for and, for a pay period, its exact range of time; `until` is exclusive. */
export const ExportRange = {
  festivalId: RecordId,
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  since: ReadAt.optional(),
  until: ReadAt.optional(),
}

/** Entries that an earlier file holds come into another one only with this: payroll would pay them twice. */
export const Again = z.boolean().default(false)

/** An earlier file that holds entries of a refused one. */
export const HoldingFile = z.strictObject({
  exportId: z.int(),
  kind: z.enum(EXPORT_KINDS),
  fileName: z.string().nullable(),
  entries: z.int(),
})
export type HoldingFile = z.infer<typeof HoldingFile>

/** The entries of a file for payroll in its order. A correction holds entries that changed after their export. */
export const NewPayrollExport = z
  .strictObject({
    ...ExportRange,
    kind: z.enum(['csv', 'csvCorrection']).default('csv'),
    filter: ExportFilter.default({}),
    entryIds: z.array(RecordId).min(1).max(MOST_ENTRIES),
    again: Again,
  })
  .refine(({ startDate, endDate }) => startDate <= endDate, { message: 'ends before it starts' })
  .refine(({ since, until }) => (since === undefined) === (until === undefined), {
    message: 'has one end of the range only',
  })
export type NewPayrollExport = z.infer<typeof NewPayrollExport>

export const PayrollExport = z.strictObject({
  id: z.int(),
  madeAt: instant,
  entries: z.int(),
  fileName: z.string(),
  /** SHA-256 of the file in hexadecimal. */
  fileHash: z.string(),
})
export type PayrollExport = z.infer<typeof PayrollExport>

const Name = z.strictObject({ firstName: z.string(), lastName: z.string() })

/** An export as it is remembered. Those made before files were kept have no file. */
export const PastExport = z.strictObject({
  id: z.int(),
  kind: z.enum(EXPORT_KINDS),
  madeAt: instant,
  madeBy: Name.nullable(),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  since: instant.nullable(),
  until: instant.nullable(),
  filter: z.record(z.string(), z.unknown()),
  entries: z.int(),
  lines: z.int().nullable(),
  fileName: z.string().nullable(),
  fileHash: z.string().nullable(),
  hasFile: z.boolean(),
  /** When a copy without erased people has replaced the file, and the SHA-256 of the copy. */
  redactedAt: instant.nullable(),
  redactedHash: z.string().nullable(),
  /** The file still names somebody who was erased: it is readable by administrators only. */
  namesErased: z.boolean(),
  /** How many of its entries have changed since and were not corrected yet. */
  changed: z.int(),
})
export type PastExport = z.infer<typeof PastExport>

export const PastExportsQuery = z.object({ festivalId: RecordIdText, before: RecordIdText.optional() })
export type PastExportsQuery = z.infer<typeof PastExportsQuery>

/** The changes of a festival: all, those whose hours were or are within a range of time, or those of one export. */
export const ChangesQuery = z.object({
  festivalId: RecordIdText,
  since: ReadAt.optional(),
  until: ReadAt.optional(),
  exportId: RecordIdText.optional(),
})
export type ChangesQuery = z.infer<typeof ChangesQuery>

/** The entries that ended within a range of time, whose end is exclusive; with a kind, those that its files hold. */
export const ExportedQuery = z.object({
  festivalId: RecordIdText,
  since: ReadAt,
  until: ReadAt,
  kind: z.enum(['csv', 'spi']).optional(),
})
export type ExportedQuery = z.infer<typeof ExportedQuery>

/** What payroll was given of an entry, or would be given now. */
const PaidValues = z.strictObject({
  paychexId: z.string(),
  startTime: z.iso.datetime(),
  endTime: z.iso.datetime(),
  payrate: z.number(),
  cashTips: z.number(),
  creditTips: z.number(),
  deduction: z.number(),
})
export type PaidValues = z.infer<typeof PaidValues>

/** How an entry stands: payroll gets it as it is, waits for its review or its end, or gets nothing of it. */
export const CHANGE_STATES = ['paid', 'needsReview', 'open', 'noHours', 'deleted'] as const

/** An entry that differs from what payroll was given. Null: payroll was given nothing of it, or would be. */
export const ChangedEntry = z.strictObject({
  id: z.int(),
  user: z.strictObject({ id: z.uuid(), ...Name.shape, isErased: z.boolean() }),
  positionName: z.string(),
  /** The export that payroll has it from. */
  exportId: z.int(),
  kind: z.enum(EXPORT_KINDS),
  exportedAt: z.iso.datetime(),
  state: z.enum(CHANGE_STATES),
  before: PaidValues.nullable(),
  after: PaidValues.nullable(),
})
export type ChangedEntry = z.infer<typeof ChangedEntry>
