import { PAY_PERIODS_CALLS } from '@nightshift/shared/payroll/pay-periods/calls'
import { periodAt, type Span } from '@nightshift/shared/payroll/pay-periods/periods'
import { DEFAULT_PERIOD_RULE } from '@nightshift/shared/setup/payroll-settings/contract'
import { expect } from 'vitest'
import { permissionsOf } from '../../../../../test/permissions/testing/permissions-of.ts'
import type { Scene } from '../../../../../test/permissions/testing/scene.ts'
import { approvedPeriods } from '../../../../platform/database/schema.ts'

/** A week for each scene, before all shifts: another one may have locked the others. */
let weeks = 0
const weekOf = () => {
  const instant = new Date(Date.UTC(2024, 5, 5) - ++weeks * 7 * 86_400_000)
  return periodAt(instant, DEFAULT_PERIOD_RULE, 'America/New_York')
}
const textOf = ({ startsAt, endsAt }: Span) => ({
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
})
/** Somebody outside of the case, who approved something. */
const lockedWeek = async ({ venue, festival, somebody }: Scene) => {
  const { id: approvedBy } = await somebody()
  const approval = { approvedAt: venue.clock.now, approvedBy, overrides: [] }
  const [made] = await venue.db
    .insert(approvedPeriods)
    .values({ festivalId: festival.id, ...weekOf(), ...approval })
    .returning()
  return made!
}

export const payPeriodsPermissions = permissionsOf(PAY_PERIODS_CALLS, {
  list: {
    outcomes: [401, [403, 403, 200, 200], [403, 403, 404, 200]],
    stage: ({ who, festival }) => ({
      ask: () => who.get('/api/pay-periods', { festivalId: festival.id }),
      allowed: (reply) => expect(reply.json().periods).toHaveLength(11),
    }),
  },

  problems: {
    outcomes: [401, [403, 403, 200, 200], [403, 403, 404, 200]],
    stage: ({ who, festival }) => ({
      ask: () => who.get('/api/pay-periods/problems', { festivalId: festival.id, ...textOf(weekOf()) }),
    }),
  },

  locks: {
    outcomes: [401, [403, 403, 200, 200], [403, 403, 404, 200]],
    stage: async (scene) => {
      const { id } = await lockedWeek(scene)
      return {
        ask: () => scene.who.get('/api/pay-periods/locks', { festivalId: scene.festival.id }),
        allowed: (reply) => expect(reply.json()).toContainEqual(expect.objectContaining({ id })),
      }
    },
  },

  approve: {
    '': {
      outcomes: [401, [403, 403, 200, 200], [403, 403, 404, 200]], // audited
      stage: ({ who, festival }) => {
        const week = textOf(weekOf())
        return {
          ask: () => who.post('/api/pay-periods/approve', { festivalId: festival.id, ...week }),
          allowed: (reply) => expect(reply.json()).toMatchObject(week),
        }
      },
    },
    'with an open shift and no reason': {
      outcomes: [401, [403, 403, 409, 409], [403, 403, 404, 409]],
      stage: async ({ venue, who, festival, somebody }) => {
        const ash = await somebody()
        const position = await venue.position('Actor', { festivalId: festival.id })
        await venue.shift(ash.id, '2024-09-28T21:00:00Z', null, {
          festivalId: festival.id,
          positionId: position.id,
        })
        const week = { startsAt: '2024-09-23T10:00:00Z', endsAt: '2024-09-30T10:00:00Z' }
        return { ask: () => who.post('/api/pay-periods/approve', { festivalId: festival.id, ...week }) }
      },
    },
  },

  unlock: {
    outcomes: [401, [403, 403, 403, 204], [403, 403, 403, 204]], // audited
    stage: async (scene) => {
      const { id } = await lockedWeek(scene)
      return { ask: () => scene.who.post(`/api/pay-periods/${id}/unlock`, { reason: 'Tips' }) }
    },
  },
})
