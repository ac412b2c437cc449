import { MY_DATA_CALLS } from '@nightshift/shared/my-data/calls'
import { callApi } from '@nightshift/ui/api/api.ts'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '../../../lib/query-keys.ts'

/** Copies are limited to a few a minute, so one is kept while its page is open. */
export const myDataQuery = queryOptions({
  queryKey: queryKeys.myData,
  queryFn: () => callApi(MY_DATA_CALLS.copy),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  retry: false,
})
