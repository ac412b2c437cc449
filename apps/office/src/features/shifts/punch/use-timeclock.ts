import type { TimeEntry } from '@nightshift/shared/timeclock/contract'
import { isForgotten } from '@nightshift/shared/timeclock/forgotten'
import { isOpen } from '@nightshift/shared/timeclock/rules'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useFestival } from '../../festivals/chooser/use-festival.ts'
import { clockIn, clockOut, myEntriesQuery, takeBackClockOut } from '../entries/timeclock.api.ts'

/**
 * My entries, newest first, the two punches, and how to take the second one back. A forgotten entry counts as ended.
 */
export function useTimeclock() {
  const { longestShiftHours } = useFestival()
  const queries = useQueryClient()
  const { data: entries, error, refetch } = useQuery(myEntriesQuery)
  const { queryKey } = myEntriesQuery

  const unended = entries?.[0] && isOpen(entries[0]) ? entries[0] : undefined
  const forgotten = unended && isForgotten(unended, longestShiftHours, new Date()) ? unended : undefined

  const punched = {
    onSuccess: async (entry: TimeEntry) => {
      // An older response that is still in flight would overwrite the punch.
      await queries.cancelQueries({ queryKey })
      queries.setQueryData(queryKey, (known = []) => withEntry(known, entry))
      // The server closed the forgotten entry too.
      if (forgotten) queries.invalidateQueries({ queryKey })
    },
    // The kiosk may have punched first.
    onError: () => queries.invalidateQueries({ queryKey }),
  }
  const { mutateAsync: start } = useMutation({ mutationFn: clockIn, ...punched })
  const { mutateAsync: end } = useMutation({ mutationFn: clockOut, ...punched })

  const { mutateAsync: takeBack } = useMutation({ mutationFn: takeBackClockOut, ...punched })

  const open = forgotten ? undefined : unended
  return { entries, open, forgotten, error, refetch, clockIn: start, clockOut: end, takeBack }
}

export type Timeclock = ReturnType<typeof useTimeclock>

const withEntry = (entries: TimeEntry[], entry: TimeEntry) => [
  entry,
  ...entries.filter(({ id }) => id !== entry.id),
]
