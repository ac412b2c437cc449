import type { TimeEntry } from '@nightshift/shared/timeclock/contract'
import { isOpen } from '@nightshift/shared/timeclock/rules'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { clockIn, clockOut, myEntriesQuery } from './timeclock.api.ts'

/** My entries, newest first, and the two things I can do to them. */
export function useTimeclock() {
  const queries = useQueryClient()
  const { data: entries, error, refetch } = useQuery(myEntriesQuery)
  const { queryKey } = myEntriesQuery

  const punched = {
    onSuccess: async (entry: TimeEntry) => {
      // An older answer that is still on its way would take the punch back.
      await queries.cancelQueries({ queryKey })
      queries.setQueryData(queryKey, (known = []) => withEntry(known, entry))
    },
    // Refused, perhaps because the kiosk was quicker.
    onError: () => queries.invalidateQueries({ queryKey }),
  }
  const { mutateAsync: start } = useMutation({ mutationFn: clockIn, ...punched })
  const { mutateAsync: end } = useMutation({ mutationFn: clockOut, ...punched })

  const open = entries?.[0] && isOpen(entries[0]) ? entries[0] : undefined
  return { entries, open, error, refetch, clockIn: start, clockOut: end }
}

export type Timeclock = ReturnType<typeof useTimeclock>

const withEntry = (entries: TimeEntry[], entry: TimeEntry) => [
  entry,
  ...entries.filter(({ id }) => id !== entry.id),
]
