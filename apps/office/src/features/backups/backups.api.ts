import { BACKUPS_CALLS } from '@nightshift/shared/backups/calls'
import { callApi } from '@nightshift/ui/api/api.ts'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '../../lib/query-keys.ts'

/** Refetched while the page is open: no event announces a backup, and time alone makes one overdue. */
export const backupsQuery = queryOptions({
  queryKey: queryKeys.backups,
  queryFn: () => callApi(BACKUPS_CALLS.status),
  refetchInterval: 5 * 60_000,
})
