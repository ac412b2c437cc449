import { TENURE_CALLS } from '@nightshift/shared/tenure/calls'
import type { PersonTenure } from '@nightshift/shared/tenure/contract'
import { callApi } from '@nightshift/ui/api/api.ts'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '../../lib/query-keys.ts'

/** The years worked by user id, newest first; people who never worked are left out. */
export type YearsWorked = ReadonlyMap<string, number[]>

const byPerson = (list: PersonTenure[]): YearsWorked =>
  new Map(list.map(({ userId, years }) => [userId, years]))

export const tenureQuery = (festivalId: number) =>
  queryOptions({
    queryKey: [...queryKeys.employees, festivalId, 'tenure'],
    queryFn: () => callApi(TENURE_CALLS.list, { params: { id: festivalId } }),
    select: byPerson,
  })

export const ownTenureQuery = queryOptions({
  queryKey: [...queryKeys.me, 'tenure'],
  queryFn: () => callApi(TENURE_CALLS.mine),
})
