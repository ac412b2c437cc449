import { AUDIT_CALLS } from '@nightshift/shared/audit'
import { callApi } from '@nightshift/ui/api/api.ts'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '../../../lib/query-keys.ts'

/** Who did what to a shift, newest first. */
export const entryHistoryQuery = (id: number) =>
  queryOptions({
    queryKey: [...queryKeys.timeclock, 'history', id],
    queryFn: () => callApi(AUDIT_CALLS.list, { query: { timeEntryId: id } }),
  })
