import { DEFAULT_SEASON } from '@nightshift/shared/seasons/season'
import { expect } from 'vitest'
import type { Proofs } from '../prove.ts'

export const seasonsProofs: Proofs = {
  'GET /api/festivals/{id}/season': {
    '': ({ who, festival }) => ({
      ask: () => who.get(`/api/festivals/${festival.id}/season`),
      allowed: (reply) =>
        expect(Object.keys(reply.json())).toEqual([...Object.keys(DEFAULT_SEASON), 'updatedAt']),
    }),
  },

  'PATCH /api/festivals/{id}/season': {
    '': ({ who, festival }) => ({
      ask: () => who.patch(`/api/festivals/${festival.id}/season`, DEFAULT_SEASON),
    }),
  },

  'GET /api/festivals/{id}/seasons': {
    '': ({ who, festival }) => ({
      ask: () => who.get(`/api/festivals/${festival.id}/seasons`),
      allowed: (reply) => expect(reply.json()).toMatchObject([{ year: 2024, isCurrent: true }]),
    }),
  },

  'GET /api/festivals/{id}/tenure': {
    '': ({ who, festival }) => ({
      ask: () => who.get(`/api/festivals/${festival.id}/tenure`),
      allowed: (reply) => expect(Array.isArray(reply.json())).toBe(true),
    }),
  },

  'GET /api/users/me/tenure': {
    '': ({ who }) => ({
      ask: () => who.get('/api/users/me/tenure'),
      allowed: (reply) => expect(reply.json()).toEqual({ years: expect.any(Array), seasonsBefore: 0 }),
    }),
  },
}
