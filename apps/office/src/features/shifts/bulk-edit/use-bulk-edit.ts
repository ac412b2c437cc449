import { useDebouncedValue } from '@mantine/hooks'
import type { BulkChange } from '@nightshift/shared/timeclock/bulk-edit'
import { tellFailure } from '@nightshift/ui/dialogs/failure.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '../../../lib/query-keys.ts'
import type { TimesheetRow } from '../timesheets/rows.ts'
import { bulkEdit, bulkPreviewQuery } from './bulk-edit.api.ts'
import { BULK } from './bulk-edit.texts.ts'

const TYPING_MS = 300

/** The preview of a change to these rows, and the change itself. */
export function useBulkEdit(rows: TimesheetRow[], change: BulkChange | undefined) {
  const queries = useQueryClient()
  const entries = rows.map(({ entry }) => entry)
  const [settled] = useDebouncedValue(change, TYPING_MS)
  const isTyping = JSON.stringify(settled) !== JSON.stringify(change)
  const { data, error, isFetching } = useQuery(bulkPreviewQuery(entries, settled))
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (wanted: BulkChange) => bulkEdit(entries, wanted),
    // Also on error: somebody else may have changed some.
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.timeclock }),
  })

  /** Resolves to the number of changed entries; undefined after a failure, which is shown. */
  async function apply() {
    if (!change || isPending) return
    try {
      return (await mutateAsync(change)).changed.length
    } catch (failure) {
      await tellFailure(failure, BULK.failed)
    }
  }
  const isLooking = change !== undefined && (isTyping || isFetching)
  return { preview: change && data, error, isLooking, apply, isPending }
}
