import { addDays, startOfDay } from '@nightshift/shared/local-time'
import { TIMECLOCK_CALLS } from '@nightshift/shared/timeclock/calls'
import type { Period } from '@nightshift/shared/timeclock/pay-period'
import { callApi } from '@nightshift/ui/api/api.ts'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '../../../lib/query-keys.ts'

/** The deleted entries of these days at the festival, last deleted first. */
export const deletedEntriesQuery = (festivalId: number, { start, end }: Period, timeZone: string) =>
  queryOptions({
    queryKey: [...queryKeys.timeclock, festivalId, 'deleted', start, end, timeZone],
    queryFn: () =>
      callApi(TIMECLOCK_CALLS.deleted, {
        query: {
          festivalId,
          since: startOfDay(start, timeZone).toISOString(),
          until: startOfDay(addDays(end, 1), timeZone).toISOString(),
        },
      }),
  })

export const undeleteEntry = (id: number) => callApi(TIMECLOCK_CALLS.undelete, { params: { id } })
