import { TIMECLOCK_CALLS } from '@nightshift/shared/time/timeclock/calls'
import type { TimeEntry, Tips } from '@nightshift/shared/time/timeclock/contract'
import { isForgotten } from '@nightshift/shared/time/timeclock/forgotten'
import { isOpen } from '@nightshift/shared/time/timeclock/rules'
import { callApi } from '@nightshift/ui/api/api.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { queryOf } from '../../../lib/calls.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'

/** My shifts, newest first. Always asked anew: the kiosk clocks people in and out as well. */
const myEntriesQuery = { ...queryOf(TIMECLOCK_CALLS.mine), staleTime: 0 }
const { queryKey } = myEntriesQuery

/**
 * My entries, newest first, the two punches, and how to take the second one back. A forgotten entry counts as ended.
 */
export function useTimeclock() {
  const { longestShiftHours } = useFestival()
  const queries = useQueryClient()
  const { data: entries, error, refetch } = useQuery(myEntriesQuery)

  const unended = entries?.[0] && isOpen(entries[0]) ? entries[0] : undefined
  const forgotten = unended && isForgotten(unended, longestShiftHours, new Date()) ? unended : undefined

  const readList = () => queries.invalidateQueries({ queryKey })
  // Not `useCall`: a punch answers its entry, so that a phone need not read its list again.
  const { mutateAsync: punch } = useMutation({
    mutationFn: (send: () => Promise<TimeEntry>) => send(),
    onSuccess: async (entry: TimeEntry) => {
      // An older response that is still in flight would overwrite the punch.
      await queries.cancelQueries({ queryKey })
      queries.setQueryData(queryKey, (known = []) => withEntry(known, entry))
      // The server closed the forgotten entry too.
      if (forgotten) readList()
    },
    // The kiosk may have punched first.
    onError: readList,
  })
  const open = forgotten ? undefined : unended
  return {
    entries,
    open,
    forgotten,
    error,
    refetch,
    clockIn: (userPositionId: number) =>
      punch(() => callApi(TIMECLOCK_CALLS.clockIn, { body: String(userPositionId) })),
    clockOut: (tips?: z.infer<typeof Tips>) => punch(() => callApi(TIMECLOCK_CALLS.clockOut, { body: tips })),
    /** Opens my last shift again, which I have just ended. */
    takeBack: () => punch(() => callApi(TIMECLOCK_CALLS.takeBackClockOut)),
  }
}

export type Timeclock = ReturnType<typeof useTimeclock>

const withEntry = (entries: TimeEntry[], entry: TimeEntry) => [
  entry,
  ...entries.filter(({ id }) => id !== entry.id),
]
