import type { Span } from '@nightshift/shared/pay-periods/periods'
import { TIMECLOCK_CALLS } from '@nightshift/shared/timeclock/calls'
import { callApi } from '@nightshift/ui/api/api.ts'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '../../../lib/query-keys.ts'

/** The deleted entries of a range of time at the festival, last deleted first. */
export const deletedEntriesQuery = (festivalId: number, { startsAt, endsAt }: Span) =>
  queryOptions({
    queryKey: [...queryKeys.timeclock, festivalId, 'deleted', startsAt, endsAt],
    queryFn: () =>
      callApi(TIMECLOCK_CALLS.deleted, {
        query: { festivalId, since: startsAt.toISOString(), until: endsAt.toISOString() },
      }),
  })

export const undeleteEntry = (id: number) => callApi(TIMECLOCK_CALLS.undelete, { params: { id } })
