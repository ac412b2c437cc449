import { DASHBOARD_CALLS } from '@nightshift/shared/system/dashboard/calls'
import { expect } from 'vitest'
import { permissionsOf } from '../../../../../test/permissions/testing/permissions-of.ts'

export const dashboardPermissions = permissionsOf(DASHBOARD_CALLS, {
  night: {
    outcomes: [401, [403, 200, 200, 200], [403, 404, 404, 200]], // counts only
    stage: ({ who, festival }) => ({
      ask: () => who.get(`/api/festivals/${festival.id}/night`),
      allowed: (reply) => expect(Object.keys(reply.json())).toEqual(['date', 'points']),
    }),
  },

  applicationWeeks: {
    '': {
      outcomes: [401, [403, 200, 200, 200], [403, 404, 404, 200]], // counts only
      stage: ({ who, festival }) => ({
        ask: () => who.get(`/api/festivals/${festival.id}/applicationWeeks`),
        allowed: (reply) => expect(Array.isArray(reply.json())).toBe(true),
      }),
    },
    'a season of another festival': {
      outcomes: [401, [403, 404, 404, 404], [403, 404, 404, 404]],
      stage: ({ who, festival, otherFestival }) => ({
        ask: () =>
          who.get(`/api/festivals/${festival.id}/applicationWeeks`, { seasonId: otherFestival.seasonId }),
      }),
    },
  },

  applicationLimit: {
    // Whether the day's applications have come in.
    outcomes: [401, [403, 403, 200, 200], [403, 403, 404, 200]],
    stage: ({ who, festival }) => ({
      ask: () => who.get(`/api/festivals/${festival.id}/applicationLimit`),
      allowed: (reply) => expect(reply.json()).toMatchObject({ fullUntil: null }),
    }),
  },
})
