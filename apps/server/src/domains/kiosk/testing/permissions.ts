import { randomUUID } from 'node:crypto'
import { badgeCodeOf } from '@nightshift/shared/kiosk/badge'
import { KIOSK_CALLS } from '@nightshift/shared/kiosk/calls'
import { expect } from 'vitest'
import { permissionsOf, sameBody } from '../../../../test/permissions/testing/permissions-of.ts'
import type { Scene } from '../../../../test/permissions/testing/scene.ts'
import type { Person } from '../../../../test/testing/venue.ts'
import { tipRequests } from '../../../platform/database/schema.ts'
import { newShift } from '../../time/timeclock/testing/shift.ts'

const MINUTE = 60_000
const unknownBadge = () => ({ badgeCode: badgeCodeOf(randomUUID()) })

/** Sends each of these scans, a minute later, because guesses are rate limited by the minute. */
function scans({ venue, who }: Scene, bodies: object[]) {
  venue.wait(MINUTE)
  return { ask: () => Promise.all(bodies.map((body) => who.post('/api/badgescan', body))), refused: sameBody }
}

async function heldBy({ venue, festival }: Scene, { id }: Person) {
  return venue.assign(id, await venue.position('Actor', { festivalId: festival.id }))
}

/** A badge of a festival of its own, where only enrolled kiosks count, and one of those. */
async function onlyEnrolled({ venue, somebody }: Scene) {
  const festival = await venue.festival('Gallows Fair', { onlyEnrolledKiosks: true })
  const holder = await somebody({ festivalId: festival.id })
  await venue.assign(holder.id, await venue.position('Actor', { festivalId: festival.id }))
  const kiosk = await venue.kiosk('Gate', { festivalId: festival.id })
  return { badgeCode: badgeCodeOf(holder.id), kiosk }
}

export const kioskPermissions = permissionsOf(KIOSK_CALLS, {
  scanBadge: {
    'valid code': {
      outcomes: [200, [200, 200, 200, 200], [200, 200, 200, 200]], // a name tag, never pay or contact
      stage: async (scene) => {
        const holder = await scene.somebody({ email: 'ash@example.com', phone: '845-555-0177' })
        await heldBy(scene, holder)
        return {
          ...scans(scene, [{ badgeCode: badgeCodeOf(holder.id) }]),
          allowed: (reply) => {
            expect(reply.json()).toMatchObject({ success: true, clockedIn: true })
            expect(reply.json().timesheetUser).toEqual({ firstName: 'Ash', lastInitial: 'G', photo: null })
            expect(reply.body).not.toMatch(/payrate|15\.25|example\.com|555|Graves/)
          },
        }
      },
    },
    'unknown, malformed or inactive': {
      outcomes: ['notDone', ['notDone', 'notDone', 'notDone', 'notDone']], // the same body
      stage: async (scene) => {
        const inactive = await scene.somebody({ isActive: false })
        await heldBy(scene, inactive)
        const bodies = [unknownBadge(), { badgeCode: 'boo' }, { badgeCode: badgeCodeOf(inactive.id) }]
        return scans(scene, bodies)
      },
    },
    replaced: {
      outcomes: ['notDone', ['notDone', 'notDone', 'notDone', 'notDone']],
      stage: async (scene) => {
        const holder = await scene.somebody()
        await heldBy(scene, holder)
        const administrator = await scene.somebody({ accessLvl: 3 })
        await administrator.post(`/api/users/${holder.id}/replacebadge`)
        return scans(scene, [{ badgeCode: badgeCodeOf(holder.id) }])
      },
    },
    'eleventh unknown code in a minute': {
      outcomes: [429, [429, 429, 429, 429]],
      stage: async (scene) => {
        const { ask } = scans(scene, Array.from({ length: 10 }, unknownBadge))
        await ask()
        return { ask: () => scene.who.post('/api/badgescan', unknownBadge()) }
      },
    },
    'only enrolled kiosks count, at one of them': {
      outcomes: [200, [200, 200, 200, 200]],
      stage: async (scene) => {
        const { badgeCode, kiosk } = await onlyEnrolled(scene)
        const device = scene.who.with({ cookie: `${scene.cookie}; ${kiosk.cookie}` })
        return { ask: () => device.post('/api/badgescan', { badgeCode }) }
      },
    },
    'only enrolled kiosks count, elsewhere': {
      outcomes: ['notDone', ['notDone', 'notDone', 'notDone', 'notDone']],
      stage: async (scene) => {
        const { badgeCode } = await onlyEnrolled(scene)
        return scans(scene, [{ badgeCode }])
      },
    },
    "somebody else's position": {
      outcomes: ['notDone', ['notDone', 'notDone', 'notDone', 'notDone']],
      stage: async (scene) => {
        const holder = await scene.somebody()
        await heldBy(scene, holder)
        const { id: upId } = await heldBy(scene, await scene.somebody())
        return scans(scene, [{ badgeCode: badgeCodeOf(holder.id), upId }])
      },
    },
    "tips for somebody else's shift, not asked for, or too late": {
      outcomes: ['notDone', ['notDone', 'notDone', 'notDone', 'notDone']],
      stage: async (scene) => {
        const { venue } = scene
        const mine = await newShift(scene, { open: true })
        const theirs = await newShift({ ...scene, target: () => scene.somebody() }, { open: true })
        const askedAt = venue.clock.now
        await venue.db.insert(tipRequests).values({ timeEntryId: theirs.id, askedAt })
        const tips = { cashTips: 10, creditTips: 0 }
        const badgeCode = badgeCodeOf(mine.userId)
        venue.wait(6 * MINUTE)
        return scans(scene, [
          { badgeCode, timesheetId: theirs.id, ...tips },
          { badgeCode, timesheetId: mine.id, ...tips },
          { badgeCode: badgeCodeOf(theirs.userId), timesheetId: theirs.id, ...tips },
        ])
      },
    },
  },
})
