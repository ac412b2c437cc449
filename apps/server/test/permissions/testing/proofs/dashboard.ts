import { expect } from 'vitest'
import type { Proofs } from '../prove.ts'

export const dashboardProofs: Proofs = {
  'GET /api/festivals/{id}/night': {
    '': ({ who, festival }) => ({
      ask: () => who.get(`/api/festivals/${festival.id}/night`),
      allowed: (reply) => expect(Object.keys(reply.json())).toEqual(['date', 'points']),
    }),
  },

  'GET /api/festivals/{id}/applicationWeeks': {
    '': ({ who, festival }) => ({
      ask: () => who.get(`/api/festivals/${festival.id}/applicationWeeks`),
      allowed: (reply) => expect(Array.isArray(reply.json())).toBe(true),
    }),
    'a season of another festival': ({ who, festival, otherFestival }) => ({
      ask: () =>
        who.get(`/api/festivals/${festival.id}/applicationWeeks`, { seasonId: otherFestival.seasonId }),
    }),
  },

  'GET /api/festivals/{id}/applicationLimit': {
    '': ({ who, festival }) => ({
      ask: () => who.get(`/api/festivals/${festival.id}/applicationLimit`),
      allowed: (reply) => expect(reply.json()).toMatchObject({ fullUntil: null }),
    }),
  },
}
