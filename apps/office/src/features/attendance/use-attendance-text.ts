import { can } from '@nightshift/shared/access'
import { useQuery } from '@tanstack/react-query'
import { useMe } from '../auth/use-auth.ts'
import { attendanceQuery } from './attendance.api.ts'
import { ATTENDANCE } from './attendance.texts.ts'

/** No-shows and lateness by season, in words with their label. Undefined until known, and for who may not see it. */
export function useAttendanceText(userId: string) {
  const enabled = can(useMe(), 'employees.attendance')
  const { data } = useQuery({ ...attendanceQuery(userId), enabled })
  if (!enabled || !data) return undefined
  return { label: ATTENDANCE.label, text: data.map(ATTENDANCE.season).join('\n') || ATTENDANCE.none }
}
