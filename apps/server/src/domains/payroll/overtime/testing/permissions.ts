import { OVERTIME_CALLS } from '@nightshift/shared/payroll/overtime/calls'
import { expect } from 'vitest'
import { permissionsOf } from '../../../../../test/permissions/testing/permissions-of.ts'

const range = { since: '2024-09-30T10:00:00Z', until: '2024-10-07T10:00:00Z' }

export const overtimePermissions = permissionsOf(OVERTIME_CALLS, {
  list: {
    outcomes: [401, [403, 403, 200, 200], [403, 403, 404, 200]],
    stage: ({ who, festival }) => ({
      ask: () => who.get('/api/payroll/overtime', { festivalId: festival.id, ...range }),
      allowed: (reply) => expect(reply.json()).toMatchObject({ weeks: [] }),
    }),
  },
})
