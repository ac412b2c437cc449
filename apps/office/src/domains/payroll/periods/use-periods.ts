import { PAY_PERIODS_CALLS } from '@nightshift/shared/payroll/pay-periods/calls'
import type { LockedPeriod, PayPeriod } from '@nightshift/shared/payroll/pay-periods/contract'
import type { Span } from '@nightshift/shared/payroll/pay-periods/periods'
import { callApi } from '@nightshift/ui/api/api.ts'
import { infiniteQueryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { keyOf, queryOf } from '../../../lib/calls.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'

/** The pay periods up to the current one; each further page has those before. */
const periodsQuery = (festivalId: number) =>
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

/** Dates instead of text, so that periods can be compared. */
export const spanOf = ({ startsAt, endsAt }: Pick<PayPeriod, 'startsAt' | 'endsAt'>): Span => ({
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
})

/**
 * The pay periods of the festival, oldest first, and a way to those before. One that the address names by its start is
 * looked for: after a reload it can still be approved or unlocked.
 */
export function usePeriods(since: string) {
  const { id } = useFestival()
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(periodsQuery(id))
  const periods = useMemo(() => data?.pages.toReversed().flatMap((page) => page.periods) ?? [], [data])
  const [oldest] = periods
  const isMissing = oldest !== undefined && new Date(since) < new Date(oldest.startsAt)
  useEffect(() => {
    if (isMissing && hasNextPage && !isFetchingNextPage && !error) fetchNextPage()
  }, [isMissing, hasNextPage, isFetchingNextPage, error, fetchNextPage])
  return {
    periods,
    error,
    hasEarlier: hasNextPage,
    isLoadingEarlier: isFetchingNextPage,
    loadEarlier: fetchNextPage,
  }
}

/** The locked period in which an entry ended. */
export function lockOf({ endTime }: { endTime: string | null }, locks: LockedPeriod[]) {
  if (endTime === null) return undefined
  const ended = new Date(endTime)
  return locks.find((lock) => new Date(lock.startsAt) <= ended && ended < new Date(lock.endsAt))
}

/** As `lockOf`, for one entry. */
export function useLockOf({ endTime }: { endTime: string | null }, enabled: boolean) {
  const { id } = useFestival()
  const { data = [] } = useQuery({ ...locksQuery(id), enabled: enabled && endTime !== null })
  return lockOf({ endTime }, data)
}
