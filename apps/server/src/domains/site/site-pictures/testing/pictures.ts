import sharp from 'sharp'
import type { Venue } from '../../../../../test/testing/venue.ts'

/** A picture of one colour, without an encoding yet. */
export const canvas = (width: number, height: number, background = '#4060a0') =>
  sharp({ create: { width, height, channels: 3, background } })

/** A picture that encoders hardly make smaller. */
export const noise = (width: number, height: number, sigma = 90) =>
  sharp({
    create: {
      ...{ width, height, channels: 3, background: '#888' },
      noise: { type: 'gaussian', mean: 128, sigma },
    },
  })

type Sender = Venue['visitor']

/** Uploads a file to a festival. */
export const upload = (
  who: Sender,
  festivalId: number,
  file: Buffer,
  { type = 'image/jpeg', purpose = 'attraction' } = {},
) => who.with({ 'content-type': type }).post(`/api/site/${festivalId}/pictures?purpose=${purpose}`, file)

/** The stored files with their bytes, smallest width first. */
export async function storedFiles({ db }: Venue, id?: string) {
  const { rows } = await db.$client.query<{ width: number; format: string; bytes: Buffer }>(
    `select width, format, bytes from site_picture_files where $1::text is null or picture_id = $1
     order by width, format`,
    [id ?? null],
  )
  return rows
}
