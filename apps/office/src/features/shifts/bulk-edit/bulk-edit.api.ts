import type { BulkChange } from '@nightshift/shared/timeclock/bulk-edit'
import { ENTRY_EDITING_CALLS } from '@nightshift/shared/timeclock/editing-calls'
import { callApi } from '@nightshift/ui/api/api.ts'
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { queryKeys } from '../../../lib/query-keys.ts'

type Read = { id: number; updatedAt: string }
export const asRead = (entries: Read[]) => entries.map(({ id, updatedAt }) => ({ id, updatedAt }))

/** What a change would do to these entries. Not kept: it is true only for now. */
export const bulkPreviewQuery = (chosen: Read[], change: BulkChange | undefined) => {
  const entries = asRead(chosen)
  return queryOptions({
    queryKey: [...queryKeys.timeclock, 'bulkPreview', change, entries],
    queryFn: change
      ? () => callApi(ENTRY_EDITING_CALLS.previewBulkEdit, { body: { entries, change } })
      : skipToken,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  })
}
