import { SEASONS_CALLS } from '@nightshift/shared/seasons/calls'
import { DEFAULT_SEASON } from '@nightshift/shared/seasons/season'
import { expect } from 'vitest'
import { permissionsOf } from '../../../../test/permissions/testing/permissions-of.ts'

export const seasonsPermissions = permissionsOf(SEASONS_CALLS, {
  calendar: {
    outcomes: [200, [200, 200, 200, 200], [200, 200, 200, 200]],
    stage: ({ who, festival }) => ({
      ask: () => who.get(`/api/festivals/${festival.id}/season`),
      allowed: (reply) =>
        expect(Object.keys(reply.json())).toEqual([...Object.keys(DEFAULT_SEASON), 'updatedAt']),
    }),
  },

  editCalendar: {
    outcomes: [401, [403, 403, 403, 200], [403, 403, 403, 200]],
    stage: ({ who, festival }) => ({
      ask: () => who.patch(`/api/festivals/${festival.id}/season`, DEFAULT_SEASON),
    }),
  },

  list: {
    outcomes: [401, [403, 200, 200, 200], [403, 404, 404, 200]],
    stage: ({ who, festival }) => ({
      ask: () => who.get(`/api/festivals/${festival.id}/seasons`),
      allowed: (reply) => expect(reply.json()).toMatchObject([{ year: 2024, isCurrent: true }]),
    }),
  },
})
