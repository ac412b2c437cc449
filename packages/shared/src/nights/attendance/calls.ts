import { z } from 'zod'
import { get } from '../../calls.ts'
import { AttendanceParams, AttendanceQuery, SeasonAttendance } from './contract.ts'

export const ATTENDANCE_CALLS = {
  /** The seasons in which somebody was on the plan, the newest first. */
  of: get('/api/users/:id/attendance', {
    may: 'employees.attendance',
    reads: ['punch', 'setting', 'plannedNight', 'plan', 'night'],
    params: AttendanceParams,
    query: AttendanceQuery,
    answer: z.array(SeasonAttendance),
  }),
}
