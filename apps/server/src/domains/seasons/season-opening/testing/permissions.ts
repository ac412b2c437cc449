import { DEFAULT_SEASON } from '@nightshift/shared/seasons/season'
import { SEASON_OPENING_CALLS } from '@nightshift/shared/seasons/season-opening/calls'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { permissionsOf } from '../../../../../test/permissions/testing/permissions-of.ts'
import { seasons } from '../../../../platform/database/schema.ts'

const NEXT = {
  calendar: { ...DEFAULT_SEASON, opensAt: '2025-09-12T23:00:00.000Z', extraNights: [] },
  ...{ raisePercent: 0, enableHome: false, enableTodos: false, enableApps: false },
}

export const seasonOpeningPermissions = permissionsOf(SEASON_OPENING_CALLS, {
  open: {
    'the season is closed': {
      // Audited, with each rate and switch that it changes.
      outcomes: [401, [403, 403, 403, 200], [403, 403, 403, 200]],
      stage: async ({ venue, who }) => {
        const festival = await venue.festival('Opening')
        await venue.db
          .update(seasons)
          .set({ closedAt: venue.clock.now })
          .where(eq(seasons.id, festival.seasonId))
        return { ask: () => who.post(`/api/festivals/${festival.id}/seasons`, NEXT) }
      },
    },
    'the season is open': {
      outcomes: [401, [403, 403, 403, 409], [403, 403, 403, 409]],
      stage: ({ who, festival }) => ({
        ask: () => who.post(`/api/festivals/${festival.id}/seasons`, NEXT),
      }),
    },
  },

  propose: {
    outcomes: [401, [403, 403, 403, 200], [403, 403, 403, 200]],
    stage: ({ who, festival }) => ({
      ask: () => who.get(`/api/festivals/${festival.id}/seasons/next`),
      allowed: (reply) => expect(reply.json()).toMatchObject({ year: 2024, isClosed: false }),
    }),
  },
})
