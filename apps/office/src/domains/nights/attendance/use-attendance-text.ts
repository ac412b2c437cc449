import { can } from '@nightshift/shared/access'
import { ATTENDANCE_CALLS } from '@nightshift/shared/nights/attendance/calls'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../lib/calls.ts'
import { useMe } from '../../access/auth/use-auth.ts'
import { ATTENDANCE } from './attendance.texts.ts'

/** No-shows and lateness by season, in words with their label. Undefined until known, and for who may not see it. */
export function useAttendanceText(userId: string) {
  const enabled = can(useMe(), 'employees.attendance')
  const { data } = useQuery({ ...queryOf(ATTENDANCE_CALLS.of, { params: { id: userId } }), enabled })
  if (!enabled || !data) return undefined
  return { label: ATTENDANCE.label, text: data.map(ATTENDANCE.season).join('\n') || ATTENDANCE.none }
}
