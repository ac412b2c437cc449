import { ENTRY_EDITING_CALLS } from '@nightshift/shared/time/timeclock/editing-calls'
import { expect } from 'vitest'
import { permissionsOf } from '../../../../../test/permissions/testing/permissions-of.ts'
import type { Scene } from '../../../../../test/permissions/testing/scene.ts'
import { newShift, timesAt } from './shift.ts'

const splitInto = async (scene: Scene, festival: { id: number }, hoursAgo: number) => {
  const { id } = await newShift(scene)
  const { id: positionId } = await scene.venue.position('Usher', { festivalId: festival.id })
  const at = timesAt(scene).ago(hoursAgo)
  return () => scene.who.post(`/api/timeclock/${id}/split`, { at, positionId })
}

const asRead = ({ id, updatedAt }: { id: number; updatedAt: Date }) => ({
  id,
  updatedAt: updatedAt.toISOString(),
})
const change = { note: { append: 'Long night' } }

export const entryEditingPermissions = permissionsOf(ENTRY_EDITING_CALLS, {
  split: {
    '': {
      // Both parts are audited; one's own entry is flagged.
      outcomes: [401, [403, 403, 200, 200], [403, 403, 404, 200], [403, 403, 403, 200]],
      stage: async (scene) => ({
        ask: await splitInto(scene, scene.festival, 3),
        allowed: (reply) => expect(reply.json()).toHaveLength(2),
      }),
    },
    'outside of the shift, or a position of another festival': {
      outcomes: [401, [403, 403, 422, 422], [403, 403, 404, 422]],
      stage: async (scene) => {
        const acts = [
          await splitInto(scene, scene.festival, 6),
          await splitInto({ ...scene, target: scene.somebody }, scene.otherFestival, 3),
        ]
        return { ask: () => Promise.all(acts.map((ask) => ask())) }
      },
    },
  },

  bulkEdit: {
    '': {
      // Audited; foreign ids are refused as not found.
      outcomes: [401, [403, 403, 200, 200], [403, 403, 409, 200], [403, 403, 200, 200]],
      stage: async (scene) => {
        const entries = [asRead(await newShift(scene))]
        return {
          ask: () => scene.who.post('/api/timeclock/bulk-edit', { entries, change }),
          allowed: (reply) => expect(reply.json().changed).toHaveLength(1),
        }
      },
    },
    'entries of two festivals': {
      outcomes: [401, [403, 403, 409, 200]], // all or nothing
      stage: async (scene) => {
        const here = asRead(await newShift(scene))
        const there = asRead(await newShift(scene, { festival: scene.otherFestival }))
        return {
          ask: () => scene.who.post('/api/timeclock/bulk-edit', { entries: [here, there], change }),
        }
      },
    },
  },

  previewBulkEdit: {
    outcomes: [401, [403, 403, 200, 200], [403, 403, 'empty', 200]], // rolled back: nothing is written
    stage: async (scene) => {
      const entries = [asRead(await newShift(scene))]
      return {
        ask: () => scene.who.post('/api/timeclock/bulk-edit/preview', { entries, change }),
        shown: (reply) => reply.json().changes.length,
        writes: false,
      }
    },
  },
})
