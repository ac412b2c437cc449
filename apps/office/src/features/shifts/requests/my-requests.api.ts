import { ENTRY_REQUESTS_CALLS } from '@nightshift/shared/entry-requests/calls'
import type { NewEntryRequest } from '@nightshift/shared/entry-requests/contract'
import { callApi } from '@nightshift/ui/api/api.ts'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '../../../lib/query-keys.ts'

/** What I said about my shifts, newest first. Always asked anew: managers decide. */
export const myRequestsQuery = queryOptions({
  queryKey: queryKeys.myRequests,
  queryFn: () => callApi(ENTRY_REQUESTS_CALLS.mine),
  staleTime: 0,
})

export const sendRequest = (request: NewEntryRequest) =>
  callApi(ENTRY_REQUESTS_CALLS.create, { body: request })

export const withdrawRequest = (id: number) => callApi(ENTRY_REQUESTS_CALLS.withdraw, { params: { id } })
