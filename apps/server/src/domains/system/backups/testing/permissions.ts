import { BACKUPS_CALLS } from '@nightshift/shared/system/backups/calls'
import { permissionsOf } from '../../../../../test/permissions/testing/permissions-of.ts'

export const backupsPermissions = permissionsOf(BACKUPS_CALLS, {
  status: {
    outcomes: [401, [403, 403, 403, 200]], // those of the whole installation
    stage: ({ who }) => ({ ask: () => who.get('/api/backups') }),
  },
})
