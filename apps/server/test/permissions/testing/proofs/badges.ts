import { badgeCodeOf } from '@nightshift/shared/kiosk/badge'
import { and, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { auditLog } from '../../../../src/platform/database/schema.ts'
import { named, type Proofs } from '../prove.ts'

export const badgesProofs: Proofs = {
  'GET /api/badges': {
    '': named(async ({ who, festival, target }) => {
      const { id } = await target()
      return {
        ask: () => who.get('/api/badges', { festivalId: String(festival.id) }),
        allowed: (reply) =>
          expect(reply.json()).toContainEqual(
            expect.objectContaining({ userId: id, code: badgeCodeOf(id), serial: 1, issuedBy: null }),
          ),
      }
    }),
  },

  'GET /api/users/{id}/badges': {
    '': async ({ who, target }) => {
      const { id } = await target()
      return {
        ask: () => who.get(`/api/users/${id}/badges`),
        allowed: (reply) => expect(reply.json()).toMatchObject([{ userId: id, serial: 1 }]),
      }
    },
  },

  'POST /api/users/{id}/replacebadge': {
    '': async ({ venue, who, actor, target }) => {
      const { id } = await target()
      const trail = () =>
        venue.db
          .select()
          .from(auditLog)
          .where(and(eq(auditLog.entity, 'badge'), eq(auditLog.entityId, id)))
      return {
        ask: () => who.post(`/api/users/${id}/replacebadge`),
        allowed: async (reply) => {
          expect(reply.json()).toMatchObject({ userId: id, serial: 2, replacedAt: null })
          expect(await trail()).toMatchObject([{ actorId: actor!.id, action: 'replace' }])
        },
      }
    },
    inactive: async ({ who, somebody }) => {
      const { id } = await somebody({ isActive: false })
      return { ask: () => who.post(`/api/users/${id}/replacebadge`) }
    },
  },
}
