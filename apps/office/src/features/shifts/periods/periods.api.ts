import { PAY_PERIODS_CALLS } from '@nightshift/shared/pay-periods/calls'
import type { ApprovePeriod } from '@nightshift/shared/pay-periods/contract'
import type { Span } from '@nightshift/shared/pay-periods/periods'
import { callApi } from '@nightshift/ui/api/api.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { queryKeys } from '../../../lib/query-keys.ts'

/** The pay periods up to the current one; each further page has those before. */
export const periodsQuery = (festivalId: number) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.timeclock, festivalId, 'periods'],
    queryFn: ({ pageParam: until }) =>
      callApi(PAY_PERIODS_CALLS.list, { query: { festivalId, ...(until && { until }) } }),
    initialPageParam: '',
    getNextPageParam: ({ earlier }) => earlier && new Date(earlier).toISOString(),
  })

/** Every locked period. */
export const locksQuery = (festivalId: number) =>
  queryOptions({
    queryKey: [...queryKeys.timeclock, festivalId, 'locks'],
    queryFn: () => callApi(PAY_PERIODS_CALLS.locks, { query: { festivalId } }),
  })

/** What an approval of a period would lock, and what keeps it from being given. */
export const reviewPeriodQuery = (festivalId: number, { startsAt, endsAt }: Span) =>
  queryOptions({
    queryKey: [...queryKeys.timeclock, festivalId, 'problems', startsAt, endsAt],
    queryFn: () =>
      callApi(PAY_PERIODS_CALLS.problems, {
        query: { festivalId, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
      }),
    staleTime: 0,
  })

export const approvePeriod = (body: ApprovePeriod) => callApi(PAY_PERIODS_CALLS.approve, { body })

export const unlockPeriod = (id: number, reason: string) =>
  callApi(PAY_PERIODS_CALLS.unlock, { params: { id }, body: { reason } })
