import { PLAN_SETTINGS_CALLS } from '@nightshift/shared/setup/plan-settings/calls'
import { expect } from 'vitest'
import { permissionsOf } from '../../../../../test/permissions/testing/permissions-of.ts'

export const planSettingsPermissions = permissionsOf(PLAN_SETTINGS_CALLS, {
  read: {
    outcomes: [401, [403, 200, 200, 200], [403, 404, 404, 200]],
    stage: ({ who, festival }) => ({
      ask: () => who.get(`/api/festivals/${festival.id}/plan-settings`),
      allowed: (reply) => expect(reply.json()).toMatchObject({ festivalId: festival.id }),
    }),
  },

  edit: {
    outcomes: [401, [403, 403, 403, 200], [403, 403, 403, 200]], // audited
    stage: async ({ venue, who, festival }) => {
      const { id: positionId } = await venue.position('Actor', { festivalId: festival.id })
      const settings = { lateAfterMinutes: 15, positions: [{ positionId, callMinutes: 45 }] }
      return {
        ask: () => who.patch(`/api/festivals/${festival.id}/plan-settings`, settings),
        allowed: (reply) => expect(reply.json()).toMatchObject({ lateAfterMinutes: 15 }),
      }
    },
  },
})
