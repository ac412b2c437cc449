import { SITE_PICTURE_CALLS } from '@nightshift/shared/site/site-content/picture-calls'
import sharp from 'sharp'
import { expect } from 'vitest'
import { permissionsOf } from '../../../../../test/permissions/testing/permissions-of.ts'

const picture = await sharp({ create: { width: 640, height: 20, channels: 3, background: '#703' } })
  .png()
  .toBuffer()
const ID = 'a'.repeat(32)

export const sitePicturePermissions = permissionsOf(SITE_PICTURE_CALLS, {
  list: {
    outcomes: [401, [403, 403, 403, 200], [403, 403, 403, 200]],
    stage: ({ who, festival }) => ({
      ask: () => who.get(`/api/site/${festival.id}/pictures`),
      allowed: (reply) => expect(reply.json()).toEqual(expect.any(Array)),
    }),
  },

  upload: {
    outcomes: [401, [403, 403, 403, 200], [403, 403, 403, 200]],
    stage: ({ who, festival }) => ({
      ask: () =>
        who
          .with({ 'content-type': 'image/png' })
          .post(`/api/site/${festival.id}/pictures?purpose=attraction`, picture),
    }),
  },

  file: {
    '': {
      outcomes: [200, [200, 200, 200, 200], [200, 200, 200, 200]], // the hash of the file is its address
      stage: async ({ venue, who }) => {
        await venue.db.$client.query(
          `insert into site_picture_files (picture_id, width, format, bytes) values ($1, 640, 'avif', 'AVIF')
         on conflict do nothing`,
          [ID],
        )
        return { ask: () => who.get(`/pictures/${ID}-640.avif`) }
      },
    },
    unknown: {
      outcomes: [404, [404, 404, 404, 404]],
      stage: ({ who }) => ({ ask: () => who.get(`/pictures/${'b'.repeat(32)}-640.avif`) }),
    },
  },
})
