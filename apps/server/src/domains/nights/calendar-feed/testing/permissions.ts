import { CALENDAR_FEED_CALLS } from '@nightshift/shared/nights/calendar-feed/calls'
import { expect } from 'vitest'
import { permissionsOf } from '../../../../../test/permissions/testing/permissions-of.ts'
import type { Scene } from '../../../../../test/permissions/testing/scene.ts'
import { publishedPlace } from '../../publication/testing/plan.ts'

const PATH = '/api/users/me/calendar-feed'

/** The secret address of somebody's calendar, which has a night. */
async function feedOf({ venue, somebody }: Scene, isActive: boolean): Promise<string> {
  const ash = await somebody()
  await publishedPlace(venue, ash, await venue.position('Actor'), '2024-10-11')
  const { path } = (await ash.post(PATH)).json()
  if (!isActive) await venue.db.$client.query('update users set is_active = false where id = $1', [ash.id])
  return path
}

export const calendarFeedPermissions = permissionsOf(CALENDAR_FEED_CALLS, {
  mine: {
    outcomes: [401, [200, 200, 200, 200]], // without the address
    stage: ({ who }) => ({
      ask: () => who.get(PATH),
      allowed: (reply) => expect(reply.json()).toEqual({ createdAt: null }),
    }),
  },

  create: {
    outcomes: [401, [200, 200, 200, 200]], // the address is answered once; audited
    stage: ({ who }) => ({ ask: () => who.post(PATH) }),
  },

  revoke: {
    outcomes: [401, [204, 204, 204, 204]], // audited
    stage: async ({ who }) => {
      await who.post(PATH)
      return { ask: () => who.delete(PATH) }
    },
  },

  read: {
    'a known address': {
      outcomes: [200, [200, 200, 200, 200]], // the address is the key
      stage: async (scene) => {
        const path = await feedOf(scene, true)
        return {
          ask: () => scene.who.get(path),
          // What it says of each night, so that a later change counts as one.
          writes: true,
          allowed: (reply) => expect(reply.body).toMatch(/^BEGIN:VCALENDAR\r\n/),
        }
      },
    },
    'an unknown address, or of somebody who has left': {
      outcomes: [404, [404, 404, 404, 404]],
      stage: async (scene) => {
        const paths = [await feedOf(scene, false), `/api/calendar/${'A'.repeat(43)}.ics`]
        return { ask: () => Promise.all(paths.map((path) => scene.who.get(path))) }
      },
    },
  },
})
