import { useDebouncedValue } from '@mantine/hooks'
import type { BulkChange } from '@nightshift/shared/time/timeclock/bulk-edit'
import { TIMECLOCK_CALLS } from '@nightshift/shared/time/timeclock/calls'
import { ENTRY_EDITING_CALLS } from '@nightshift/shared/time/timeclock/editing-calls'
import { callApi } from '@nightshift/ui/api/api.ts'
import { keepPreviousData, queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { keyOf, NOT_KEPT, useCall } from '../../../lib/calls.ts'
import type { TimesheetRow } from '../timesheets/rows.ts'
import { BULK } from './bulk-edit.texts.ts'

const TYPING_MS = 300

type Read = { id: number; updatedAt: string }
const asRead = (entries: Read[]) => entries.map(({ id, updatedAt }) => ({ id, updatedAt }))

/** What a change would do to these entries. */
const bulkPreviewQuery = (chosen: Read[], change: BulkChange | undefined) => {
  const entries = asRead(chosen)
  const call = ENTRY_EDITING_CALLS.previewBulkEdit
  return queryOptions({
    queryKey: [...keyOf(call), change, entries],
    queryFn: change ? () => callApi(call, { body: { entries, change } }) : skipToken,
    placeholderData: keepPreviousData,
    ...NOT_KEPT,
    meta: { reads: TIMECLOCK_CALLS.list.reads },
  })
}

/** The preview of a change to these rows, and the change itself. */
export function useBulkEdit(rows: TimesheetRow[], change: BulkChange | undefined) {
  const entries = rows.map(({ entry }) => entry)
  const [settled] = useDebouncedValue(change, TYPING_MS)
  const isTyping = JSON.stringify(settled) !== JSON.stringify(change)
  const { data, error, isFetching } = useQuery(bulkPreviewQuery(entries, settled))
  const bulkEdit = useCall(ENTRY_EDITING_CALLS.bulkEdit, BULK.failed)

  /** Resolves to the number of changed entries; undefined after a failure, which is shown. */
  async function apply() {
    if (!change || bulkEdit.isPending) return
    return (await bulkEdit({ body: { entries: asRead(entries), change } }))?.changed.length
  }
  const isLooking = change !== undefined && (isTyping || isFetching)
  return { preview: change && data, error, isLooking, apply, isPending: bulkEdit.isPending }
}
