import { formatDateTime } from '@nightshift/shared/time'
import { OverlapDetails, type TimeEntryPatch } from '@nightshift/shared/timeclock/contract'
import { ApiError } from '@nightshift/ui/api/api-error.ts'
import { refusalOf } from '@nightshift/ui/api/refusal.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '../../../lib/query-keys.ts'
import { deleteEntry, saveEntry } from '../entries/timeclock.api.ts'
import { ENTRY } from './entry-editor.texts.ts'

/** The mutations of an entry. */
export function useEntryMutations(id: number) {
  const queries = useQueryClient()
  // Also on error: somebody else may have changed it.
  const onSettled = () => queries.invalidateQueries({ queryKey: queryKeys.timeclock })
  const save = useMutation({ mutationFn: (patch: TimeEntryPatch) => saveEntry(id, patch), onSettled })
  const remove = useMutation({ mutationFn: () => deleteEntry(id), onSettled })
  return { save, remove }
}

/** The reason of a refused save; for an overlap, with the other shift. */
export function saveRefusal(error: unknown, timeZone: string) {
  const details = error instanceof ApiError ? error.details : undefined
  return overlapWords(details, timeZone) ?? refusalOf(error, [409, 422, 'notOnYourself'])
}

/** The other shift of a refused overlap, if these are the details of one. */
export function overlapWords(details: unknown, timeZone: string) {
  const overlap = OverlapDetails.safeParse(details)
  if (!overlap.success) return
  const { positionName, startTime, endTime } = overlap.data.with
  const at = (instant: string) => formatDateTime(instant, timeZone)
  return ENTRY.overlaps(positionName, at(startTime), endTime && at(endTime))
}
