import { TENURE_CALLS } from '@nightshift/shared/people/tenure/calls'
import { expect } from 'vitest'
import { permissionsOf } from '../../../../../test/permissions/testing/permissions-of.ts'

export const tenurePermissions = permissionsOf(TENURE_CALLS, {
  list: {
    outcomes: [401, [403, 200, 200, 200], [403, 404, 404, 200]],
    stage: ({ who, festival }) => ({
      ask: () => who.get(`/api/festivals/${festival.id}/tenure`),
      allowed: (reply) => expect(Array.isArray(reply.json())).toBe(true),
    }),
  },

  mine: {
    outcomes: [401, [200, 200, 200, 200]], // one's own only
    stage: ({ who }) => ({
      ask: () => who.get('/api/users/me/tenure'),
      allowed: (reply) => expect(reply.json()).toEqual({ years: expect.any(Array), seasonsBefore: 0 }),
    }),
  },
})
