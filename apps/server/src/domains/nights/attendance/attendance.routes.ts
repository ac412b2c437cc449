import { ATTENDANCE_CALLS } from '@nightshift/shared/nights/attendance/calls'
import type { App } from '../../../platform/http/app.ts'
import { serve } from '../../../platform/http/serve.ts'
import { readAttendance } from './attendance.service.ts'

export async function attendanceRoutes(app: App) {
  serve(app, ATTENDANCE_CALLS, {
    of: ({ caller, params, query }) => readAttendance(app.db, caller, params.id, query.seasonId),
  })
}
