import type { NewEntryFor } from '@nightshift/shared/timeclock/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '../../../lib/query-keys.ts'
import { addEntryFor } from '../entries/timeclock.api.ts'

/** Adds an entry in any position of the festival, also for somebody who has left. */
export function useAddEntryFor() {
  const queries = useQueryClient()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (entry: NewEntryFor) => addEntryFor(entry),
    onSuccess: () => queries.invalidateQueries({ queryKey: queryKeys.timeclock }),
  })
  return { add: mutateAsync, isPending }
}
