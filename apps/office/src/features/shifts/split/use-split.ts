import type { SplitEntry } from '@nightshift/shared/timeclock/split'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '../../../lib/query-keys.ts'
import { splitEntry } from './split.api.ts'

/** Splits an entry as it was read. */
export function useSplit({ id, updatedAt }: { id: number; updatedAt: string }) {
  const queries = useQueryClient()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (split: Omit<SplitEntry, 'updatedAt'>) => splitEntry(id, { ...split, updatedAt }),
    // Also on error: somebody else may have changed it.
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.timeclock }),
  })
  return { split: mutateAsync, isPending }
}
