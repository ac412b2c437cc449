import { SPI_CALLS } from '@nightshift/shared/payroll/spi/calls'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { permissionsOf } from '../../../../../test/permissions/testing/permissions-of.ts'
import { newName, type Scene } from '../../../../../test/permissions/testing/scene.ts'
import { payrollSettings, timeEntries } from '../../../../platform/database/schema.ts'

const RANGE = {
  ...{ startDate: '2024-09-30', endDate: '2024-10-06' },
  ...{ since: '2024-09-30T10:00:00Z', until: '2024-10-07T10:00:00Z' },
}

/** Asks for an import file with the entry of a festival. */
async function spiOf(scene: Scene, ofFestival: { id: number }) {
  const { venue, who, festival } = scene
  const settings = {
    ...{ festivalId: festival.id, periodWeeks: 1, periodAnchor: '2024-01-01', periodHour: 6 },
    ...{ overtime: 'exempt' as const, companyId: '7', regularComponent: 'Hourly', overtimeComponent: 'OT' },
    ...{ cashTipsComponent: 'Cash', creditTipsComponent: 'Credit', deductionComponent: 'Costume' },
  }
  await venue.db
    .insert(payrollSettings)
    .values(settings)
    .onConflictDoUpdate({ target: payrollSettings.festivalId, set: settings })
  const ash = await scene.somebody({ festivalId: ofFestival.id, paychexId: newName('P').replace('-', '') })
  const position = await venue.position('Actor', { festivalId: ofFestival.id })
  const { id } = await venue.shift(ash.id, '2024-10-01T21:00:00Z', '2024-10-02T01:00:00Z', {
    ...{ festivalId: ofFestival.id, positionId: position.id },
  })
  const body = { festivalId: festival.id, ...RANGE, entryIds: [id] }
  return {
    entryId: id,
    ask: (more: object = {}) => who.post('/api/payroll/exports/spi', { ...body, ...more }),
  }
}

export const spiPermissions = permissionsOf(SPI_CALLS, {
  add: {
    '': {
      outcomes: [401, [403, 403, 200, 200], [403, 403, 404, 200]], // audited
      stage: async (scene) => {
        const { ask } = await spiOf(scene, scene.festival)
        return { ask: () => ask(), allowed: (reply) => expect(reply.json()).toMatchObject({ entries: 1 }) }
      },
    },
    'a correction': {
      outcomes: [401, [403, 403, 200, 200], [403, 403, 404, 200]], // audited
      stage: async (scene) => {
        const { venue, festival } = scene
        const { ask, entryId } = await spiOf(scene, festival)
        const admin = await venue.person('Ada', { accessLvl: 3, username: newName('ada') })
        await admin.post('/api/payroll/exports/spi', {
          festivalId: festival.id,
          ...RANGE,
          entryIds: [entryId],
        })
        await venue.db.update(timeEntries).set({ deduction: 5 }).where(eq(timeEntries.id, entryId))
        return {
          ask: () => ask({ kind: 'spiCorrection' }),
          allowed: (reply) => expect(reply.json()).toMatchObject({ entries: 1, lines: 1 }),
        }
      },
    },
    'an entry of another festival': {
      outcomes: [401, [403, 403, 422, 422], [403, 403, 404, 422]],
      stage: async (scene) => {
        const { ask } = await spiOf(scene, scene.otherFestival)
        return { ask: () => ask() }
      },
    },
  },
})
