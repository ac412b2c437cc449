import { ATTENDANCE_CALLS } from '@nightshift/shared/attendance/calls'
import type { App } from '../../platform/http/app.ts'
import { requires } from '../../platform/http/guard.ts'
import { routeOf } from '../../platform/http/route-of.ts'
import { callerOf } from '../../platform/scope.ts'
import { readAttendance } from './attendance.service.ts'

export async function attendanceRoutes(app: App) {
  app.route({
    ...routeOf(ATTENDANCE_CALLS.of),
    config: requires('employees.attendance'),
    handler: (request) =>
      readAttendance(app.db, callerOf(request), request.params.id, request.query.seasonId),
  })
}
