import { CHRISTMAS, DREADMOOR, ORCHARD } from '../festivals.ts'
import { type Picture, toJpeg } from '../jpeg.ts'
import { christmasLogo } from './christmas.ts'
import { dreadmoorLogo } from './dreadmoor.ts'
import { orchardLogo } from './orchard.ts'

const LOGOS = new Map([
  [DREADMOOR.id, dreadmoorLogo],
  [CHRISTMAS.id, christmasLogo],
  [ORCHARD.id, orchardLogo],
])

/** The logo of each festival, by its id. */
export async function drawLogos() {
  const drawn = [...LOGOS].map(async ([id, logo]): Promise<[number, Picture]> => [id, await toJpeg(logo())])
  return new Map(await Promise.all(drawn))
}
