import sharp from 'sharp'
import type { Venue } from '../../../../../test/testing/venue.ts'

const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#703' } })
  .png()
  .toBuffer()

/** A small picture as a data URL. */
export const PICTURE = `data:image/png;base64,${png.toString('base64')}`

/** Stores a photo for the person, with the version 'v1'. */
export async function storePhoto({ db }: Venue, id: string) {
  await db.$client.query(`insert into user_photos (user_id, jpeg) values ($1, $2)`, [id, 'JPEG'])
  await db.$client.query(`update users set photo_version = 'v1' where id = $1`, [id])
}
