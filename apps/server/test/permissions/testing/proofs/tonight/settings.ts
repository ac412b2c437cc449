import { expect } from 'vitest'
import type { Proofs } from '../../prove.ts'

export const planSettingsProofs: Proofs = {
  'GET /api/festivals/{id}/plan-settings': {
    '': ({ who, festival }) => ({
      ask: () => who.get(`/api/festivals/${festival.id}/plan-settings`),
      allowed: (reply) => expect(reply.json()).toMatchObject({ festivalId: festival.id }),
    }),
  },
  'PATCH /api/festivals/{id}/plan-settings': {
    '': async ({ venue, who, festival }) => {
      const { id: positionId } = await venue.position('Actor', { festivalId: festival.id })
      const settings = { lateAfterMinutes: 15, positions: [{ positionId, callMinutes: 45 }] }
      return {
        ask: () => who.patch(`/api/festivals/${festival.id}/plan-settings`, settings),
        allowed: (reply) => expect(reply.json()).toMatchObject({ lateAfterMinutes: 15 }),
      }
    },
  },
}
