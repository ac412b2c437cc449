import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { seasons } from '../../../../../src/platform/database/schema.ts'
import type { Proofs, Stage } from '../../prove.ts'
import { newName, type Scene } from '../../scene.ts'

const MANY = 1_000
const SEEN = {
  nightsToCome: MANY,
  openShifts: MANY,
  needsReview: MANY,
  attention: MANY,
  unexported: MANY,
  applications: MANY,
}
const WHY = 'Settled on paper'
const REASONS = {
  nightsToCome: WHY,
  openShifts: WHY,
  needsReview: WHY,
  attention: WHY,
  unexported: WHY,
  backup: WHY,
}
const REOPEN = { reason: WHY, reactivate: true }

const closing =
  (change: (scene: Scene) => object | Promise<object>): Stage =>
  async (scene) => {
    const body = { seen: SEEN, reasons: REASONS, deactivate: [], dryRun: true, ...(await change(scene)) }
    return {
      ask: () => scene.who.post(`/api/festivals/${scene.festival.id}/season/close`, body),
      writes: false,
    }
  }

export const seasonClosingProofs: Proofs = {
  'GET /api/festivals/{id}/season/closing': {
    '': ({ who, festival }) => ({
      ask: () => who.get(`/api/festivals/${festival.id}/season/closing`),
      allowed: (reply) => expect(reply.json()).toMatchObject({ kind: 'open', year: 2024 }),
    }),
  },

  'POST /api/festivals/{id}/season/backup': {
    '': ({ who, festival }) => ({
      ask: () => who.post(`/api/festivals/${festival.id}/season/backup`),
      allowed: (reply) => expect(reply.json().name).toContain('.backup.gz'),
      writes: false,
    }),
  },

  'POST /api/festivals/{id}/season/close': {
    'dry run': closing(async ({ somebody }) => ({ deactivate: [(await somebody()).id] })),
    // A festival of its own, because the season stays closed.
    'after a backup': async (scene) => {
      const { venue, who } = scene
      const festival = await venue.festival('Closing')
      const ash = await venue.person('Ash', { festivalId: festival.id, username: newName('ash') })
      const { id: positionId } = await venue.position('Actor', { festivalId: festival.id })
      const start = new Date(venue.clock.now.getTime() - 3_600_000).toISOString()
      await venue.shift(ash.id, start, null, { festivalId: festival.id, positionId })
      await who.post(`/api/festivals/${festival.id}/season/backup`)
      const body = { seen: SEEN, reasons: { openShifts: WHY, unexported: WHY }, deactivate: [ash.id] }
      return { ask: () => who.post(`/api/festivals/${festival.id}/season/close`, body) }
    },
    'deactivates the caller': closing(({ actor }) => ({ deactivate: actor ? [actor.id] : [] })),
    'somebody of another festival': closing(async ({ somebody, otherFestival }) => ({
      deactivate: [(await somebody({ festivalId: otherFestival.id })).id],
    })),
  },

  'POST /api/festivals/{id}/season/reopen': {
    'the season is closed': async ({ venue, who }) => {
      const festival = await venue.festival('Reopening')
      const closedAt = venue.clock.now
      await venue.db.update(seasons).set({ closedAt }).where(eq(seasons.id, festival.seasonId))
      return { ask: () => who.post(`/api/festivals/${festival.id}/season/reopen`, REOPEN) }
    },
    'the season is open': ({ who, festival }) => ({
      ask: () => who.post(`/api/festivals/${festival.id}/season/reopen`, REOPEN),
    }),
  },
}
