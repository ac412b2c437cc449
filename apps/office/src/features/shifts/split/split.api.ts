import { ENTRY_EDITING_CALLS } from '@nightshift/shared/timeclock/editing-calls'
import type { SplitEntry } from '@nightshift/shared/timeclock/split'
import { callApi } from '@nightshift/ui/api/api.ts'

/** Answers both parts, the first one first. */
export const splitEntry = (id: number, split: SplitEntry) =>
  callApi(ENTRY_EDITING_CALLS.split, { params: { id }, body: split })
