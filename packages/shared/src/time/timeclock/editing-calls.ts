import { z } from 'zod'
import { post } from '../../calls.ts'
import { BulkEdit, BulkEdited, BulkPreview } from './bulk-edit.ts'
import { TimeEntry } from './contract.ts'
import { SplitEntry } from './split.ts'

/** Apart from the other calls of timesheets, because the time clock of a phone has no use for these. */
export const ENTRY_EDITING_CALLS = {
  /** Answers both parts, the first one first. */
  split: post('/api/timeclock/:id/split', {
    may: 'timesheets.manage',
    changes: ['punch'],
    body: SplitEntry,
    answer: z.array(TimeEntry),
  }),
  bulkEdit: post('/api/timeclock/bulk-edit', {
    may: 'timesheets.manage',
    changes: ['punch'],
    body: BulkEdit,
    answer: BulkEdited,
  }),
  previewBulkEdit: post('/api/timeclock/bulk-edit/preview', {
    may: 'timesheets.manage',
    body: BulkEdit,
    answer: BulkPreview,
  }),
}
