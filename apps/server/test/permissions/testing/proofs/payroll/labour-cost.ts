import { expect } from 'vitest'
import type { Proofs } from '../../prove.ts'

export const labourCostProofs: Proofs = {
  'GET /api/labour-cost': {
    '': ({ who, festival }) => ({
      ask: () =>
        who.get('/api/labour-cost', {
          festivalId: String(festival.id),
          seasonId: String(festival.seasonId),
        }),
      allowed: (reply) => expect(reply.json()).toMatchObject({ year: 2024, nights: expect.any(Array) }),
    }),
  },
}
