import { expect } from 'vitest'
import type { Proofs } from '../../prove.ts'
import type { Scene } from '../../scene.ts'
import { newShift, timesAt } from '../shift.ts'

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

export const editingProofs: Proofs = {
  'POST /api/timeclock/{id}/split': {
    '': async (scene) => ({
      ask: await splitInto(scene, scene.festival, 3),
      allowed: (reply) => expect(reply.json()).toHaveLength(2),
    }),
    'outside of the shift, or a position of another festival': async (scene) => {
      const acts = [
        await splitInto(scene, scene.festival, 6),
        await splitInto({ ...scene, target: scene.somebody }, scene.otherFestival, 3),
      ]
      return { ask: () => Promise.all(acts.map((ask) => ask())) }
    },
  },

  'POST /api/timeclock/bulk-edit': {
    '': async (scene) => {
      const entries = [asRead(await newShift(scene))]
      return {
        ask: () => scene.who.post('/api/timeclock/bulk-edit', { entries, change }),
        allowed: (reply) => expect(reply.json().changed).toHaveLength(1),
      }
    },
    'entries of two festivals': async (scene) => {
      const here = asRead(await newShift(scene))
      const there = asRead(await newShift(scene, { festival: scene.otherFestival }))
      return {
        ask: () => scene.who.post('/api/timeclock/bulk-edit', { entries: [here, there], change }),
      }
    },
  },

  'POST /api/timeclock/bulk-edit/preview': {
    '': async (scene) => {
      const entries = [asRead(await newShift(scene))]
      return {
        ask: () => scene.who.post('/api/timeclock/bulk-edit/preview', { entries, change }),
        shown: (reply) => reply.json().changes.length,
        writes: false,
      }
    },
  },
}
