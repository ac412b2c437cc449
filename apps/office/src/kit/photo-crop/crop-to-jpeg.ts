import { IMAGE_MAX_BYTES } from '@nightshift/shared/image'
import type { Area, Size } from './geometry.ts'
import { drawOnWhite } from './picture.ts'

const QUALITIES = [0.92, 0.8, 0.6, 0.4]

/** Crops an area to a JPEG data URL of this size. */
export function cropToJpeg(source: HTMLCanvasElement, area: Area, output: Size) {
  const canvas = drawOnWhite(output, (context) =>
    context.drawImage(
      source,
      area.x,
      area.y,
      area.width,
      area.height,
      ...([0, 0, output.width, output.height] as const),
    ),
  )
  return bestThatFits((quality) => canvas.toDataURL('image/jpeg', quality))
}

/** The highest quality within the server's size limit. */
export function bestThatFits(encode: (quality: number) => string) {
  for (const quality of QUALITIES) {
    const dataUrl = encode(quality)
    if (bytesOf(dataUrl) <= IMAGE_MAX_BYTES) return dataUrl
  }
  throw new Error('The picture does not get small enough')
}

const bytesOf = (dataUrl: string) => ((dataUrl.length - dataUrl.indexOf(',') - 1) * 3) / 4
