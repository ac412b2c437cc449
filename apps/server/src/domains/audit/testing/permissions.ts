import { AUDIT_CALLS } from '@nightshift/shared/audit/audit'
import { expect } from 'vitest'
import { permissionsOf } from '../../../../test/permissions/testing/permissions-of.ts'
import { newShift } from '../../time/timeclock/testing/shift.ts'

export const auditPermissions = permissionsOf(AUDIT_CALLS, {
  list: {
    'one time entry': {
      outcomes: [401, [403, 403, 200, 200], [403, 403, 404, 200]],
      stage: async (scene) => {
        const { venue, who } = scene
        const { id } = await newShift(scene)
        await venue.db.$client.query(
          `insert into audit_log (festival_id, action, entity, entity_id) values ($1, 'clockIn', 'timeEntry', $2)`,
          [scene.festival.id, id],
        )
        return {
          ask: () => who.get('/api/audit', { timeEntryId: String(id) }),
          allowed: (reply) => expect(reply.json()).toMatchObject([{ entityId: String(id) }]),
        }
      },
    },
    list: {
      outcomes: [401, [403, 403, 403, 200], [403, 403, 403, 200]], // with the rows of no festival
      stage: ({ who, festival }) => ({
        ask: () => who.get('/api/audit', { festivalId: String(festival.id) }),
        allowed: (reply) => {
          for (const row of reply.json()) expect([festival.id, null]).toContain(row.festivalId)
        },
      }),
    },
  },
})
