import sharp from 'sharp'
import { expect } from 'vitest'
import type { Proofs } from '../../prove.ts'

const picture = await sharp({ create: { width: 640, height: 20, channels: 3, background: '#703' } })
  .png()
  .toBuffer()
const ID = 'a'.repeat(32)

export const sitePicturesProofs: Proofs = {
  'GET /api/site/{festival}/pictures': {
    '': ({ who, festival }) => ({
      ask: () => who.get(`/api/site/${festival.id}/pictures`),
      allowed: (reply) => expect(reply.json()).toEqual(expect.any(Array)),
    }),
  },

  'POST /api/site/{festival}/pictures': {
    '': ({ who, festival }) => ({
      ask: () =>
        who
          .with({ 'content-type': 'image/png' })
          .post(`/api/site/${festival.id}/pictures?purpose=attraction`, picture),
    }),
  },

  'GET /pictures/{file}': {
    '': async ({ venue, who }) => {
      await venue.db.$client.query(
        `insert into site_picture_files (picture_id, width, format, bytes) values ($1, 640, 'avif', 'AVIF')
         on conflict do nothing`,
        [ID],
      )
      return { ask: () => who.get(`/pictures/${ID}-640.avif`) }
    },
    unknown: ({ who }) => ({ ask: () => who.get(`/pictures/${'b'.repeat(32)}-640.avif`) }),
  },
}
