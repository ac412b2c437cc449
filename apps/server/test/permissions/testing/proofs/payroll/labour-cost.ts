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
      allowed: (reply) =>
        expect(reply.json()).toMatchObject({
          season: { year: 2024, part: 1 },
          nights: expect.any(Array),
        }),
    }),
  },
}
