import { SEASON_CLOSING_CALLS } from '@nightshift/shared/seasons/season-closing/calls'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { permissionsOf, type Stage } from '../../../../../test/permissions/testing/permissions-of.ts'
import { newName, type Scene } from '../../../../../test/permissions/testing/scene.ts'
import { seasons } from '../../../../platform/database/schema.ts'

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

export const seasonClosingPermissions = permissionsOf(SEASON_CLOSING_CALLS, {
  read: {
    outcomes: [401, [403, 403, 403, 200], [403, 403, 403, 200]],
    stage: ({ who, festival }) => ({
      ask: () => who.get(`/api/festivals/${festival.id}/season/closing`),
      allowed: (reply) => expect(reply.json()).toMatchObject({ kind: 'open', year: 2024 }),
    }),
  },

  backUp: {
    outcomes: [401, [403, 403, 403, 200], [403, 403, 403, 200]],
    stage: ({ who, festival }) => ({
      ask: () => who.post(`/api/festivals/${festival.id}/season/backup`),
      allowed: (reply) => expect(reply.json().name).toContain('.backup.gz'),
      writes: false,
    }),
  },

  close: {
    'dry run': {
      outcomes: [401, [403, 403, 403, 200], [403, 403, 403, 200]], // changes nothing
      stage: closing(async ({ somebody }) => ({ deactivate: [(await somebody()).id] })),
    },
    // A festival of its own, because the season stays closed.
    'after a backup': {
      // Audited, with each person that it deactivates.
      outcomes: [401, [403, 403, 403, 200], [403, 403, 403, 200]],
      stage: async (scene) => {
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
    },
    'deactivates the caller': {
      outcomes: [401, [403, 403, 403, 403], [403, 403, 403, 403]],
      stage: closing(({ actor }) => ({ deactivate: actor ? [actor.id] : [] })),
    },
    'somebody of another festival': {
      outcomes: [401, [403, 403, 403, 409], [403, 403, 403, 409]],
      stage: closing(async ({ somebody, otherFestival }) => ({
        deactivate: [(await somebody({ festivalId: otherFestival.id })).id],
      })),
    },
  },

  reopen: {
    'the season is closed': {
      // Audited, with each person that is active again.
      outcomes: [401, [403, 403, 403, 200], [403, 403, 403, 200]],
      stage: async ({ venue, who }) => {
        const festival = await venue.festival('Reopening')
        const closedAt = venue.clock.now
        await venue.db.update(seasons).set({ closedAt }).where(eq(seasons.id, festival.seasonId))
        return { ask: () => who.post(`/api/festivals/${festival.id}/season/reopen`, REOPEN) }
      },
    },
    'the season is open': {
      outcomes: [401, [403, 403, 403, 409], [403, 403, 403, 409]],
      stage: ({ who, festival }) => ({
        ask: () => who.post(`/api/festivals/${festival.id}/season/reopen`, REOPEN),
      }),
    },
  },
})
