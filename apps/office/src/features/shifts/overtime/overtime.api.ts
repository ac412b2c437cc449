import type { Span } from '@nightshift/shared/pay-periods/periods'
import { OVERTIME_CALLS } from '@nightshift/shared/payroll/overtime-calls'
import { callApi } from '@nightshift/ui/api/api.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryKeys } from '../../../lib/query-keys.ts'

/** Hours and overtime of everybody in the workweeks that end in a range. */
export const overtimeQuery = (festivalId: number, { startsAt, endsAt }: Span) => {
  const [since, until] = [startsAt.toISOString(), endsAt.toISOString()]
  return queryOptions({
    queryKey: [...queryKeys.timeclock, festivalId, 'overtime', since, until],
    queryFn: () => callApi(OVERTIME_CALLS.list, { query: { festivalId, since, until } }),
    placeholderData: keepPreviousData,
  })
}
