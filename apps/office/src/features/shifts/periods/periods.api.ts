import { PAY_PERIODS_CALLS } from '@nightshift/shared/pay-periods/calls'
import { callApi } from '@nightshift/ui/api/api.ts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { keyOf, queryOf } from '../../../lib/calls.ts'

/** The pay periods up to the current one; each further page has those before. */
export const periodsQuery = (festivalId: number) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(PAY_PERIODS_CALLS.list), festivalId],
    queryFn: ({ pageParam: until }) =>
      callApi(PAY_PERIODS_CALLS.list, { query: { festivalId, ...(until && { until }) } }),
    initialPageParam: '',
    getNextPageParam: ({ earlier }) => earlier,
    meta: { reads: PAY_PERIODS_CALLS.list.reads },
  })

/** Every locked period. */
export const locksQuery = (festivalId: number) => queryOf(PAY_PERIODS_CALLS.locks, { query: { festivalId } })
