import { badgeCodeOf } from '@nightshift/shared/kiosk/badge'
import { BADGES_CALLS } from '@nightshift/shared/people/badges/calls'
import { and, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { permissionsOf } from '../../../../../test/permissions/testing/permissions-of.ts'
import { auditLog } from '../../../../platform/database/schema.ts'

export const badgesPermissions = permissionsOf(BADGES_CALLS, {
  current: {
    // The codes of active people's badges, to print them.
    outcomes: [401, [403, 200, 200, 200], [403, 'empty', 'empty', 200]],
    named: true,
    stage: async ({ who, festival, target }) => {
      const { id } = await target()
      return {
        ask: () => who.get('/api/badges', { festivalId: String(festival.id) }),
        allowed: (reply) =>
          expect(reply.json()).toContainEqual(
            expect.objectContaining({ userId: id, code: badgeCodeOf(id), serial: 1, issuedBy: null }),
          ),
      }
    },
  },

  ofPerson: {
    outcomes: [401, [403, 200, 200, 200], [403, 404, 404, 200], [403, 200, 200, 200]],
    stage: async ({ who, target }) => {
      const { id } = await target()
      return {
        ask: () => who.get(`/api/users/${id}/badges`),
        allowed: (reply) => expect(reply.json()).toMatchObject([{ userId: id, serial: 1 }]),
      }
    },
  },

  replace: {
    '': {
      // Audited; the old badge is refused at once.
      outcomes: [401, [403, 'lower', 'lower', 'upToOwn'], [403, 404, 404, 200], [403, 200, 200, 200]],
      stage: async ({ venue, who, actor, target }) => {
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
    },
    inactive: {
      outcomes: [401, [403, 404, 404, 404], [403, 404, 404, 404]],
      stage: async ({ who, somebody }) => {
        const { id } = await somebody({ isActive: false })
        return { ask: () => who.post(`/api/users/${id}/replacebadge`) }
      },
    },
  },
})
