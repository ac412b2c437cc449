import { expect } from 'vitest'
import type { Proofs } from '../../prove.ts'
import type { Scene } from '../../scene.ts'

const PATH = '/api/users/me/calendar-feed'

/** The secret address of somebody's calendar. */
async function feedOf({ venue, somebody }: Scene, isActive: boolean): Promise<string> {
  const ash = await somebody()
  const { path } = (await ash.post(PATH)).json()
  if (!isActive) await venue.db.$client.query('update users set is_active = false where id = $1', [ash.id])
  return path
}

export const calendarFeedProofs: Proofs = {
  'GET /api/users/me/calendar-feed': {
    '': ({ who }) => ({
      ask: () => who.get(PATH),
      allowed: (reply) => expect(reply.json()).toEqual({ createdAt: null }),
    }),
  },
  'POST /api/users/me/calendar-feed': {
    '': ({ who }) => ({ ask: () => who.post(PATH) }),
  },
  'DELETE /api/users/me/calendar-feed': {
    '': async ({ who }) => {
      await who.post(PATH)
      return { ask: () => who.delete(PATH) }
    },
  },
  'GET /api/calendar/{token}': {
    'a known address': async (scene) => {
      const path = await feedOf(scene, true)
      return {
        ask: () => scene.who.get(path),
        allowed: (reply) => expect(reply.body).toMatch(/^BEGIN:VCALENDAR\r\n/),
      }
    },
    'an unknown address, or of somebody who has left': async (scene) => {
      const paths = [await feedOf(scene, false), `/api/calendar/${'A'.repeat(43)}.ics`]
      return { ask: () => Promise.all(paths.map((path) => scene.who.get(path))) }
    },
  },
}
