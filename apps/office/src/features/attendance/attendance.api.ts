import { ATTENDANCE_CALLS } from '@nightshift/shared/attendance/calls'
import { callApi } from '@nightshift/ui/api/api.ts'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '../../lib/query-keys.ts'

/** How somebody kept to the plan, by season, the newest first. */
export const attendanceQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.nightReports, 'attendance', id],
    queryFn: () => callApi(ATTENDANCE_CALLS.of, { params: { id }, query: {} }),
  })
