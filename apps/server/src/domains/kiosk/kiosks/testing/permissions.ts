import { KIOSKS_CALLS } from '@nightshift/shared/kiosk/kiosks/calls'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { permissionsOf, sameBody } from '../../../../../test/permissions/testing/permissions-of.ts'
import { newName, type Scene } from '../../../../../test/permissions/testing/scene.ts'
import type { Venue } from '../../../../../test/testing/venue.ts'
import { festivals, kiosks, userPhotos, users } from '../../../../platform/database/schema.ts'
import { hashCode, newCode } from '../../../../platform/limits/one-time-code.ts'

const MINUTE = 60_000
const UNKNOWN = 2_000_000_000
const REPORT = {
  release: '1.4.0',
  waitingPunches: 0,
  oldestWaitingAt: null,
  clockSkewMs: 0,
  storagePersisted: null,
}

/** A kiosk that waits to be enrolled, a while later, because wrong codes are counted for a quarter of an hour. */
async function newKiosk({ venue, festival }: Scene, settings: Partial<typeof kiosks.$inferInsert> = {}) {
  venue.wait(16 * MINUTE)
  const code = newCode()
  const codeExpiresAt = new Date(venue.clock.now.getTime() + MINUTE)
  const values = { festivalId: festival.id, name: newName('gate'), codeHash: hashCode(code), codeExpiresAt }
  await venue.db.insert(kiosks).values({ ...values, ...settings })
  return code
}

/** The requests of the case's caller, from an enrolled device. */
async function onDevice({ venue, festival, cookie }: Scene, settings: Parameters<Venue['kiosk']>[1] = {}) {
  const kiosk = await venue.kiosk(newName('gate'), { festivalId: festival.id, ...settings })
  return venue.visitor.with({ cookie: [cookie, kiosk.cookie].filter(Boolean).join('; ') })
}

/** A photo of somebody of the festival; answers its version. */
async function newPhoto({ venue }: Scene, userId: string) {
  const photoVersion = userId.replaceAll('-', '').slice(0, 16)
  await venue.db.update(users).set({ photoVersion }).where(eq(users.id, userId))
  await venue.db.insert(userPhotos).values({ userId, jpeg: Buffer.from('JPEG') })
  return photoVersion
}

export const onlyEnrolled = ({ db }: Venue, festivalId: number, onlyEnrolledKiosks: boolean) =>
  db.update(festivals).set({ onlyEnrolledKiosks }).where(eq(festivals.id, festivalId))

export const revokeAll = ({ db, clock }: Venue, festivalId: number) =>
  db.update(kiosks).set({ revokedAt: clock.now, codeHash: null }).where(eq(kiosks.festivalId, festivalId))

const enrol = ({ who }: Scene, code: string) => who.post('/api/kiosks/enrol', { code })

export const kiosksPermissions = permissionsOf(KIOSKS_CALLS, {
  add: {
    '': {
      outcomes: [401, [403, 403, 403, 200], [403, 403, 403, 200]], // the code is shown once
      named: true,
      stage: ({ who, festival }) => ({
        ask: () => who.post('/api/kiosks', { name: newName('gate'), festivalId: festival.id }),
      }),
    },
    'no festival named or chosen': {
      outcomes: [401, [403, 403, 403, 422]],
      stage: ({ who }) => ({
        ask: () => who.post('/api/kiosks', { name: newName('gate') }),
      }),
    },
    'unknown festival': {
      outcomes: [401, [403, 403, 403, 404]],
      stage: ({ who }) => ({
        ask: () => who.post('/api/kiosks', { name: newName('gate'), festivalId: UNKNOWN }),
      }),
    },
  },

  list: {
    outcomes: [401, [403, 403, 403, 200], [403, 403, 403, 200]],
    named: true,
    stage: async (scene) => {
      await newKiosk(scene)
      return { ask: () => scene.who.get('/api/kiosks', { festivalId: scene.festival.id }) }
    },
  },

  revoke: {
    '': {
      // The token may still deliver what waits on the device.
      outcomes: [401, [403, 403, 403, 204], [403, 403, 403, 204]],
      stage: async ({ venue, who, festival }) => {
        const { id } = await venue.kiosk(newName('gate'), { festivalId: festival.id })
        await onlyEnrolled(venue, festival.id, false)
        return { ask: () => who.delete(`/api/kiosks/${id}`) }
      },
    },
    'the last one, while only enrolled ones count': {
      outcomes: [401, [403, 403, 403, 409], [403, 403, 403, 409]], // unless the request says that one knows
      stage: async ({ venue, who, festival }) => {
        await revokeAll(venue, festival.id)
        const { id } = await venue.kiosk(newName('gate'), { festivalId: festival.id })
        await onlyEnrolled(venue, festival.id, true)
        return { ask: () => who.delete(`/api/kiosks/${id}`) }
      },
    },
  },

  enrol: {
    'valid code': {
      outcomes: [200, [200, 200, 200, 200]], // the code is the key; a token of the device
      stage: async (scene) => {
        const code = await newKiosk(scene)
        return { ask: () => enrol(scene, code) }
      },
    },
    'wrong, used, expired or revoked code': {
      outcomes: [403, [403, 403, 403, 403]], // the same body
      stage: async (scene) => {
        const { now } = scene.venue.clock
        const used = await newKiosk(scene)
        await enrol(scene, used)
        const codes = [newCode(), used, await newKiosk(scene, { codeExpiresAt: now })]
        codes.push(await newKiosk(scene, { revokedAt: now }))
        return { ask: () => Promise.all(codes.map((code) => enrol(scene, code))), refused: sameBody }
      },
    },
    'sixth wrong code': {
      outcomes: [429, [429, 429, 429, 429]], // a right one is taken
      stage: async (scene) => {
        for (let n = 0; n < 5; n += 1) await enrol(scene, newCode())
        return { ask: () => enrol(scene, newCode()) }
      },
    },
  },

  sync: {
    'enrolled kiosk': {
      outcomes: [200, [200, 200, 200, 200]], // the token is the key; name tags, never pay or contact
      stage: async (scene) => {
        const device = await onDevice(scene)
        return { ask: () => device.post('/api/kiosk/sync', REPORT) }
      },
    },
    'no token, or an unknown one': {
      outcomes: [401, [401, 401, 401, 401]],
      stage: ({ who }) => ({
        ask: () =>
          Promise.all([
            who.post('/api/kiosk/sync', REPORT),
            who.with({ cookie: 'FM_KIOSK=unknown' }).post('/api/kiosk/sync', REPORT),
          ]),
      }),
    },
    'revoked kiosk': {
      outcomes: [403, [403, 403, 403, 403]],
      stage: async (scene) => {
        const device = await onDevice(scene, { revokedAt: scene.venue.clock.now })
        return { ask: () => device.post('/api/kiosk/sync', REPORT) }
      },
    },
  },

  photo: {
    'enrolled kiosk': {
      outcomes: [200, [200, 200, 200, 200]],
      stage: async (scene) => {
        const version = await newPhoto(scene, (await scene.somebody()).id)
        const device = await onDevice(scene)
        return {
          ask: () => device.get(`/api/kiosk/photos/${version}`),
          allowed: ({ body }) => expect(body).toBe('JPEG'),
        }
      },
    },
    'somebody of another festival, or unknown': {
      outcomes: [404, [404, 404, 404, 404]], // the same body
      stage: async (scene) => {
        const stranger = await scene.somebody({ festivalId: scene.otherFestival.id })
        const versions = [await newPhoto(scene, stranger.id), '0123456789abcdef']
        const device = await onDevice(scene)
        return {
          ask: () => Promise.all(versions.map((version) => device.get(`/api/kiosk/photos/${version}`))),
          refused: sameBody,
        }
      },
    },
    'no token': {
      outcomes: [401, [401, 401, 401, 401]],
      stage: async (scene) => {
        const version = await newPhoto(scene, (await scene.somebody()).id)
        return { ask: () => scene.who.get(`/api/kiosk/photos/${version}`) }
      },
    },
    'revoked kiosk': {
      outcomes: [403, [403, 403, 403, 403]],
      stage: async (scene) => {
        const version = await newPhoto(scene, (await scene.somebody()).id)
        const device = await onDevice(scene, { revokedAt: scene.venue.clock.now })
        return { ask: () => device.get(`/api/kiosk/photos/${version}`) }
      },
    },
  },
})
