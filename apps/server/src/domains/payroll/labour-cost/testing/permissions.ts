import { LABOUR_COST_CALLS } from '@nightshift/shared/payroll/labour-cost/calls'
import { expect } from 'vitest'
import { permissionsOf } from '../../../../../test/permissions/testing/permissions-of.ts'

export const labourCostPermissions = permissionsOf(LABOUR_COST_CALLS, {
  read: {
    outcomes: [401, [403, 403, 200, 200], [403, 403, 404, 200]],
    stage: ({ who, festival }) => ({
      ask: () =>
        who.get('/api/labour-cost', {
          festivalId: String(festival.id),
          seasonId: String(festival.seasonId),
        }),
      allowed: (reply) =>
        expect(reply.json()).toMatchObject({
          season: { year: 2024, part: 1 },
          nights: expect.any(Array),
        }),
    }),
  },
})
