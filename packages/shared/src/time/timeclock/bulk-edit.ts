import { z } from 'zod'
import { RecordId } from '../../ids.ts'
import { OCCURRENCES } from '../../local-time.ts'
import { PayRate } from '../../money.ts'
import { ReadAt } from '../../read-at.ts'
import { plainText } from '../../text.ts'
import { NOTE_MAX, TimeEntry } from './contract.ts'

export const MOST_AT_ONCE = 500

const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const text = plainText(NOTE_MAX)

/** One change for many entries. */
export const BulkChange = z.union([
  /** An instant, or a time of day in the night of each entry: `which` of the two where the clocks went back. */
  z.strictObject({
    endTime: z.union([z.iso.datetime({ offset: true }), TimeOfDay]),
    which: z.enum(OCCURRENCES).optional(),
  }),
  /** `held`: each person's own rate, or the position's default. Without a rate, each entry keeps its own. */
  z.strictObject({ positionId: RecordId, payrate: z.union([z.literal('held'), PayRate]).optional() }),
  z.strictObject({
    note: z.union([z.strictObject({ append: text.min(1) }), z.strictObject({ replace: text })]),
  }),
])
export type BulkChange = z.infer<typeof BulkChange>

/** All or nothing. `updatedAt` is the one that the screen read of each entry. */
export const BulkEdit = z.strictObject({
  entries: z
    .array(z.strictObject({ id: RecordId, updatedAt: ReadAt }))
    .min(1)
    .max(MOST_AT_ONCE),
  change: BulkChange,
})
export type BulkEdit = z.infer<typeof BulkEdit>

/** The entries that were changed; the others were like that already. */
export const BulkEdited = z.strictObject({ changed: z.array(z.int()) })

/** Why an entry refuses; the details are those of a single edit's error. */
const RefusedEntry = z.strictObject({
  id: z.int(),
  code: z.string(),
  message: z.string(),
  details: z.unknown().optional(),
})
export type RefusedEntry = z.infer<typeof RefusedEntry>

/** The details of a refused bulk edit. */
export const BulkRefusal = z.object({ refused: z.array(RefusedEntry) })

const Previewed = TimeEntry.pick({
  positionName: true,
  payrate: true,
  startTime: true,
  endTime: true,
  cashTips: true,
  creditTips: true,
  note: true,
  needsReview: true,
})

/** What a bulk edit would do: the entries that it would change, and those that refuse. */
export const BulkPreview = z.strictObject({
  changes: z.array(z.strictObject({ id: z.int(), before: Previewed, after: Previewed })),
  refused: z.array(RefusedEntry),
})
export type BulkPreview = z.infer<typeof BulkPreview>
