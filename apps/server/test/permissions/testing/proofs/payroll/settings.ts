import { expect } from 'vitest'
import type { Proofs } from '../../prove.ts'

export const payrollSettingsProofs: Proofs = {
  'GET /api/festivals/{id}/payroll-settings': {
    '': ({ who, festival }) => ({
      ask: () => who.get(`/api/festivals/${festival.id}/payroll-settings`),
      allowed: (reply) => expect(reply.json()).toMatchObject({ festivalId: festival.id, overtime: null }),
    }),
  },
  'PATCH /api/festivals/{id}/payroll-settings': {
    '': ({ who, festival }) => ({
      ask: () => who.patch(`/api/festivals/${festival.id}/payroll-settings`, { overtime: 'exempt' }),
      allowed: (reply) => expect(reply.json()).toMatchObject({ overtime: 'exempt' }),
    }),
  },
}
