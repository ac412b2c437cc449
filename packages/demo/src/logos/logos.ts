import { toJpeg } from '../jpeg.ts'
import { christmasLogo } from './christmas.ts'
import { dreadmoorLogo } from './dreadmoor.ts'

/** The logo of each festival, by the variant of the site it shows. */
export async function drawLogos() {
  const [halloween, holiday] = await Promise.all([toJpeg(dreadmoorLogo()), toJpeg(christmasLogo())])
  return { halloween, holiday }
}
