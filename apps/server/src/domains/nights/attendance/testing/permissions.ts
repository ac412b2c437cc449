import { ATTENDANCE_CALLS } from '@nightshift/shared/nights/attendance/calls'
import { permissionsOf } from '../../../../../test/permissions/testing/permissions-of.ts'

export const attendancePermissions = permissionsOf(ATTENDANCE_CALLS, {
  of: {
    outcomes: [401, [403, 403, 200, 200], [403, 403, 404, 200], [403, 403, 200, 200]],
    stage: async ({ who, target }) => {
      const { id } = await target()
      return { ask: () => who.get(`/api/users/${id}/attendance`) }
    },
  },
})
