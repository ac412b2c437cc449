import { TIMECLOCK_CALLS } from '@nightshift/shared/timeclock/calls'
import { callApi } from '@nightshift/ui/api/api.ts'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '../../../lib/query-keys.ts'

/** Everybody who is on the clock now, longest first, each shift with its person. */
export const openEntriesQuery = (festivalId: number) =>
  queryOptions({
    queryKey: [...queryKeys.timeclock, festivalId, 'open'],
    queryFn: () =>
      callApi(TIMECLOCK_CALLS.list, {
        query: {
          filter: {
            where: { festivalId, endTime: null },
            include: [{ relation: 'user' }],
            order: ['startTime ASC'],
          },
        },
      }),
  })
