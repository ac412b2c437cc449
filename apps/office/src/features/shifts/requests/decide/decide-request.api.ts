import { ENTRY_REQUESTS_CALLS } from '@nightshift/shared/entry-requests/calls'
import type { RequestDecision } from '@nightshift/shared/entry-requests/contract'
import { callApi } from '@nightshift/ui/api/api.ts'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '../../../../lib/query-keys.ts'

/** The requests of a festival that wait for a decision. */
export const waitingRequestsQuery = (festivalId: number) =>
  queryOptions({
    queryKey: [...queryKeys.attention, festivalId, 'requests'],
    queryFn: () => callApi(ENTRY_REQUESTS_CALLS.list, { query: { festivalId } }),
  })

export const decideRequest = (id: number, decision: RequestDecision) =>
  callApi(ENTRY_REQUESTS_CALLS.decide, { params: { id }, body: decision })
