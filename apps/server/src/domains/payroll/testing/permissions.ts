import { PAYROLL_CALLS } from '@nightshift/shared/payroll/calls'
import { expect } from 'vitest'
import { permissionsOf } from '../../../../test/permissions/testing/permissions-of.ts'
import type { Scene } from '../../../../test/permissions/testing/scene.ts'
import { erasedExportLines } from '../../../platform/database/schema.ts'

type Poster = Pick<Scene['who'], 'post'>

const exportOf = async (scene: Scene, ofFestival: { id: number }, who: Poster = scene.who) => {
  const { venue, festival } = scene
  const ash = await scene.somebody({ festivalId: ofFestival.id })
  const position = await venue.position('Actor', { festivalId: ofFestival.id })
  const { id } = await venue.shift(ash.id, '2024-10-01T21:00:00Z', '2024-10-02T01:00:00Z', {
    festivalId: ofFestival.id,
    positionId: position.id,
  })
  const days = { startDate: '2024-09-30', endDate: '2024-10-06' }
  return (more: object = {}, as = who) =>
    as.post('/api/payroll/exports', { festivalId: festival.id, ...days, entryIds: [id], ...more })
}

/** Asks for an entry that an administrator has exported. */
const exportAgain = async (scene: Scene, more: object) => {
  const ask = await exportOf(scene, scene.festival)
  await ask({}, await scene.somebody({ accessLvl: 3 }))
  return () => ask(more)
}

/** Asks after an administrator has made an export. */
const pastExport = async (scene: Scene, address: (id: number) => string) => {
  const ada = await scene.somebody({ accessLvl: 3 })
  const made = await (await exportOf(scene, scene.festival, ada))()
  return () => scene.who.get(address(made.json().id))
}

export const payrollPermissions = permissionsOf(PAYROLL_CALLS, {
  addExport: {
    '': {
      outcomes: [401, [403, 403, 200, 200], [403, 403, 404, 200]], // audited
      stage: async (scene) => ({
        ask: await exportOf(scene, scene.festival),
        allowed: (reply) => expect(reply.json()).toMatchObject({ entries: 1 }),
      }),
    },
    'an entry that a file holds': {
      outcomes: [401, [403, 403, 409, 409], [403, 403, 404, 409]],
      stage: async (scene) => ({ ask: await exportAgain(scene, {}) }),
    },
    'an entry that a file holds, again': {
      outcomes: [401, [403, 403, 200, 200], [403, 403, 404, 200]], // audited
      stage: async (scene) => ({
        ask: await exportAgain(scene, { again: true }),
        allowed: (reply) => expect(reply.json()).toMatchObject({ entries: 1 }),
      }),
    },
    'an entry of another festival': {
      outcomes: [401, [403, 403, 409, 409], [403, 403, 404, 409]],
      stage: async (scene) => ({ ask: await exportOf(scene, scene.otherFestival) }),
    },
  },

  listExports: {
    outcomes: [401, [403, 403, 200, 200], [403, 403, 404, 200]],
    stage: async (scene) => ({
      ask: await pastExport(scene, () => `/api/payroll/exports?festivalId=${scene.festival.id}`),
      allowed: (reply) => expect(reply.json()[0]).toMatchObject({ entries: 1, hasFile: true }),
    }),
  },

  readFile: {
    '': {
      outcomes: [401, [403, 403, 200, 200], [403, 403, 404, 200]],
      stage: async (scene) => ({
        ask: await pastExport(scene, (id) => `/api/payroll/exports/${id}/file`),
        allowed: (reply) => expect(reply.body).toMatch(/^Record,Date,/),
      }),
    },
    'that names an erased person': {
      outcomes: [401, [403, 403, 403, 200], [403, 403, 404, 200]], // while the law wants the name
      stage: async (scene) => {
        const ada = await scene.somebody({ accessLvl: 3 })
        const { id: exportId } = (await (await exportOf(scene, scene.festival, ada))()).json()
        await scene.venue.db.insert(erasedExportLines).values({ exportId, userId: ada.id, lines: [1] })
        return {
          ask: () => scene.who.get(`/api/payroll/exports/${exportId}/file`),
          allowed: (reply) => expect(reply.body).toMatch(/^Record,Date,/),
        }
      },
    },
  },

  listExported: {
    outcomes: [401, [403, 403, 200, 200], [403, 403, 404, 200]],
    stage: async (scene) => ({
      ask: await pastExport(
        scene,
        () =>
          `/api/payroll/told?festivalId=${scene.festival.id}&since=2024-09-30T10:00:00Z&until=2024-10-07T10:00:00Z`,
      ),
      allowed: (reply) => expect(reply.json().length).toBeGreaterThan(0),
    }),
  },

  listChanges: {
    outcomes: [401, [403, 403, 200, 200], [403, 403, 404, 200]],
    stage: async (scene) => ({
      ask: await pastExport(scene, () => `/api/payroll/changes?festivalId=${scene.festival.id}`),
      allowed: (reply) => expect(reply.json()).toEqual([]),
    }),
  },
})
