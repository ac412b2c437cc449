import { RETENTION_CALLS } from '@nightshift/shared/setup/retention/calls'
import { expect } from 'vitest'
import { permissionsOf } from '../../../../../test/permissions/testing/permissions-of.ts'

export const retentionPermissions = permissionsOf(RETENTION_CALLS, {
  preview: {
    outcomes: [401, [403, 403, 403, 200], [403, 403, 403, 200]], // counts only
    stage: ({ who, festival }) => ({
      ask: () => who.get(`/api/festivals/${festival.id}/retention`, { months: '12', health: 'true' }),
      allowed: (reply) => expect(reply.json()).toEqual({ applications: 0, healthAnswers: 0 }),
    }),
  },
})
