import { PAYROLL_SETTINGS_CALLS } from '@nightshift/shared/setup/payroll-settings/calls'
import { expect } from 'vitest'
import { permissionsOf } from '../../../../../test/permissions/testing/permissions-of.ts'

export const payrollSettingsPermissions = permissionsOf(PAYROLL_SETTINGS_CALLS, {
  read: {
    outcomes: [401, [403, 403, 200, 200], [403, 403, 404, 200]],
    stage: ({ who, festival }) => ({
      ask: () => who.get(`/api/festivals/${festival.id}/payroll-settings`),
      allowed: (reply) => expect(reply.json()).toMatchObject({ festivalId: festival.id, overtime: null }),
    }),
  },

  edit: {
    outcomes: [401, [403, 403, 403, 200], [403, 403, 403, 200]], // audited
    stage: ({ who, festival }) => ({
      ask: () => who.patch(`/api/festivals/${festival.id}/payroll-settings`, { overtime: 'exempt' }),
      allowed: (reply) => expect(reply.json()).toMatchObject({ overtime: 'exempt' }),
    }),
  },
})
