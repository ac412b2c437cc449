import { expect } from 'vitest'
import type { Proofs } from '../../prove.ts'
import type { Scene } from '../../scene.ts'

const exportOf = async (scene: Scene, ofFestival: { id: number }) => {
  const { venue, who, festival } = scene
  const ash = await scene.somebody({ festivalId: ofFestival.id })
  const position = await venue.position('Actor', { festivalId: ofFestival.id })
  const { id } = await venue.shift(ash.id, '2024-10-01T21:00:00Z', '2024-10-02T01:00:00Z', {
    festivalId: ofFestival.id,
    positionId: position.id,
  })
  const days = { startDate: '2024-09-30', endDate: '2024-10-06' }
  return () => who.post('/api/payroll/exports', { festivalId: festival.id, ...days, entryIds: [id] })
}

export const exportsProofs: Proofs = {
  'POST /api/payroll/exports': {
    '': async (scene) => ({
      ask: await exportOf(scene, scene.festival),
      allowed: (reply) => expect(reply.json()).toMatchObject({ entries: 1 }),
    }),
    'an entry of another festival': async (scene) => ({ ask: await exportOf(scene, scene.otherFestival) }),
  },
}
