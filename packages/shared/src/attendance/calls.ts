import { z } from 'zod'
import type { Calls } from '../calls.ts'
import { AttendanceParams, AttendanceQuery, SeasonAttendance } from './contract.ts'

export const ATTENDANCE_CALLS = {
  /** The seasons in which somebody was on the plan, the newest first. */
  of: {
    method: 'GET',
    path: '/api/users/:id/attendance',
    params: AttendanceParams,
    query: AttendanceQuery,
    answer: z.array(SeasonAttendance),
  },
} as const satisfies Calls
