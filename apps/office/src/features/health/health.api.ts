import { SYSTEM_CALLS } from '@nightshift/shared/health/calls'
import { callApi } from '@nightshift/ui/api/api.ts'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '../../lib/query-keys.ts'

/** The system's state, checked again every minute while the page is open. */
export const systemHealthQuery = queryOptions({
  queryKey: queryKeys.systemHealth,
  queryFn: () => callApi(SYSTEM_CALLS.health),
  refetchInterval: 60_000,
})
