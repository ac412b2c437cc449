import { z } from 'zod'
import type { Calls } from '../calls.ts'
import { RecordParams } from '../ids.ts'
import { BulkEdit, BulkEdited, BulkPreview } from './bulk-edit.ts'
import { TimeEntry } from './contract.ts'
import { SplitEntry } from './split.ts'

const params = RecordParams

/** Apart from the other calls of timesheets, because the time clock of a phone has no use for these. */
export const ENTRY_EDITING_CALLS = {
  split: {
    method: 'POST',
    path: '/api/timeclock/:id/split',
    params,
    body: SplitEntry,
    /** Both parts, the first one first. */
    answer: z.array(TimeEntry),
  },
  bulkEdit: { method: 'POST', path: '/api/timeclock/bulk-edit', body: BulkEdit, answer: BulkEdited },
  previewBulkEdit: {
    method: 'POST',
    path: '/api/timeclock/bulk-edit/preview',
    body: BulkEdit,
    answer: BulkPreview,
  },
} as const satisfies Calls
