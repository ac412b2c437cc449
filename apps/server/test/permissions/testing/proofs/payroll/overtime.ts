import { expect } from 'vitest'
import type { Proofs } from '../../prove.ts'

const range = { since: '2024-09-30T10:00:00Z', until: '2024-10-07T10:00:00Z' }

export const overtimeProofs: Proofs = {
  'GET /api/payroll/overtime': {
    '': ({ who, festival }) => ({
      ask: () => who.get('/api/payroll/overtime', { festivalId: festival.id, ...range }),
      allowed: (reply) => expect(reply.json()).toMatchObject({ weeks: [] }),
    }),
  },
}
