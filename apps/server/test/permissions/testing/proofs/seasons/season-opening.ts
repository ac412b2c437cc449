import { DEFAULT_SEASON } from '@nightshift/shared/seasons/season'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { seasons } from '../../../../../src/platform/database/schema.ts'
import type { Proofs } from '../../prove.ts'

const NEXT = {
  calendar: { ...DEFAULT_SEASON, opensAt: '2025-09-12T23:00:00.000Z', extraNights: [] },
  ...{ raisePercent: 0, enableHome: false, enableTodos: false, enableApps: false },
}

export const seasonOpeningProofs: Proofs = {
  'GET /api/festivals/{id}/seasons/next': {
    '': ({ who, festival }) => ({
      ask: () => who.get(`/api/festivals/${festival.id}/seasons/next`),
      allowed: (reply) => expect(reply.json()).toMatchObject({ year: 2024, isClosed: false }),
    }),
  },

  'POST /api/festivals/{id}/seasons': {
    'the season is closed': async ({ venue, who }) => {
      const festival = await venue.festival('Opening')
      await venue.db
        .update(seasons)
        .set({ closedAt: venue.clock.now })
        .where(eq(seasons.id, festival.seasonId))
      return { ask: () => who.post(`/api/festivals/${festival.id}/seasons`, NEXT) }
    },
    'the season is open': ({ who, festival }) => ({
      ask: () => who.post(`/api/festivals/${festival.id}/seasons`, NEXT),
    }),
  },
}
