import { VITALS_CALLS } from '@nightshift/shared/site/public-site/vitals'
import { permissionsOf } from '../../../../../test/permissions/testing/permissions-of.ts'

export const vitalsPermissions = permissionsOf(VITALS_CALLS, {
  list: {
    outcomes: [401, [403, 403, 403, 200]], // the pages of the whole installation
    stage: ({ who }) => ({ ask: () => who.get('/api/vitals') }),
  },

  send: {
    outcomes: [204, [204, 204, 204, 204]], // numbers and page names only
    stage: ({ who }) => ({ ask: () => who.post('/api/vitals', { name: 'LCP', value: 900, page: '/' }) }),
  },
})
