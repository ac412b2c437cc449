import { SYSTEM_CALLS } from '@nightshift/shared/system/health/calls'
import { permissionsOf } from '../../../../../test/permissions/testing/permissions-of.ts'

export const systemPermissions = permissionsOf(SYSTEM_CALLS, {
  health: {
    outcomes: [401, [403, 403, 403, 200]],
    stage: ({ who }) => ({ ask: () => who.get('/api/system/health') }),
  },

  reportError: {
    outcomes: [204, [204, 204, 204, 204]], // limited; masked texts and page names only
    stage: ({ who }) => ({
      ask: () =>
        who.post('/api/errors', {
          kind: 'uncaught',
          message: 'broken',
          frames: [],
          page: '/',
          release: '0.1.0',
        }),
    }),
  },
})
