import { IMAGE_MAX_BYTES } from '@nightshift/shared/image'
import type { Area, Size } from './geometry.ts'
import { drawn } from './picture.ts'

const QUALITIES = [0.92, 0.8, 0.6, 0.4]

/** An area of a picture as a JPEG data URL of exactly this size. */
export function cropToJpeg(source: HTMLCanvasElement, area: Area, output: Size) {
  const canvas = drawn(output, (context) =>
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

/** The best quality whose bytes the server takes. */
export function bestThatFits(encode: (quality: number) => string) {
  for (const quality of QUALITIES) {
    const dataUrl = encode(quality)
    if (bytesOf(dataUrl) <= IMAGE_MAX_BYTES) return dataUrl
  }
  throw new Error('The picture does not get small enough')
}

const bytesOf = (dataUrl: string) => ((dataUrl.length - dataUrl.indexOf(',') - 1) * 3) / 4
