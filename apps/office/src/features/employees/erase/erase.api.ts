import { ERASURE_CALLS } from '@nightshift/shared/erasure/calls'
import { callApi } from '@nightshift/ui/api/api.ts'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '../../../lib/query-keys.ts'

/** What erasing a person would do. Always fresh: it is what the person at the screen agrees to. */
export const erasureQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.employees, 'erasure', id],
    queryFn: () => callApi(ERASURE_CALLS.preview, { params: { id } }),
    gcTime: 0,
    staleTime: 0,
  })

export const erasePerson = (id: string, confirmation: string) =>
  callApi(ERASURE_CALLS.erase, { params: { id }, body: { confirmation } })

/** Names and addresses are not kept in memory after the page. */
export const erasedPeopleQuery = (festivalId: number) =>
  queryOptions({
    queryKey: [...queryKeys.employees, 'erased', festivalId],
    queryFn: () => callApi(ERASURE_CALLS.erased, { query: { festivalId } }),
    gcTime: 0,
  })
