import { HEALTH_CALLS } from '@nightshift/shared/system/health/probe'
import { permissionsOf } from '../../../../test/permissions/testing/permissions-of.ts'

export const healthPermissions = permissionsOf(HEALTH_CALLS, {
  health: {
    outcomes: [200, [200, 200, 200, 200]],
    stage: ({ who }) => ({ ask: () => who.get('/api/health') }),
  },
})
