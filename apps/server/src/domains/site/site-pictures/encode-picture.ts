import {
  FILE_MAX_BYTES,
  MAX_MEGAPIXELS,
  widthsFor,
} from '@nightshift/shared/site/site-content/pictures/limits'
import type { OutputInfo, Sharp } from 'sharp'
import { AppError } from '../../../platform/http/app-error.ts'
import { loadSharp } from '../../../platform/sharp.ts'
import { pictureTooHeavy } from './picture-failures.ts'
import type { EncodedFile } from './site-pictures.queries.ts'

const INPUT = { limitInputPixels: MAX_MEGAPIXELS * 1_000_000, failOn: 'error', pages: 1 } as const
const TIMEOUT = { seconds: 20 }
/** The tallest that is kept: no page shows more. */
const LARGEST = { width: 1920, height: 2880 }

/** Tried in this order until a file is light enough. */
const QUALITIES = [
  { webp: 78, avif: 58 },
  { webp: 66, avif: 48 },
  { webp: 54, avif: 38 },
  { webp: 42, avif: 28 },
]
/** Efforts: AVIF 4 takes nine times as long as 2 and saves a tenth of the bytes. */
const ENCODERS = {
  avif: (image: Sharp, quality: number) => image.avif({ quality, effort: 2, chromaSubsampling: '4:2:0' }),
  webp: (image: Sharp, quality: number) => image.webp({ quality, effort: 3 }),
}

type Format = keyof typeof ENCODERS
type EncodedPicture = { width: number; height: number; files: EncodedFile[] }

/** The width of a picture as it is shown, from its header. */
export async function readWidth(file: Buffer) {
  const sharp = await loadSharp()
  const { autoOrient, format, compression } = await reading(sharp(file, INPUT).metadata())
  // The container of AVIF may hold other codecs.
  if (format === 'heif' && compression !== 'av1') throw new AppError('pictureRefused')
  return autoOrient.width
}

/** Re-encodes a picture as AVIF and WebP in the widths that the pages use: upright, in sRGB, without metadata. */
export async function encodePicture(file: Buffer, maxBytes = FILE_MAX_BYTES): Promise<EncodedPicture> {
  const sharp = await loadSharp()
  const pixels = await reading(
    sharp(file, INPUT)
      .timeout(TIMEOUT)
      .autoOrient()
      .resize({ ...LARGEST, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
  )
  const files: EncodedFile[] = []
  let step = 0
  // The largest first, and WebP before AVIF, which takes ten times as long: what is too heavy is refused early. What was
  // too heavy at one quality is so in the other format, too.
  for (const width of widthsFor(pixels.info.width).toReversed())
    for (const format of ['webp', 'avif'] as const) {
      const encoded = await encode(pixels, { width, format, firstStep: step, maxBytes: maxBytes[format] })
      step = encoded.step
      files.push({ width, format, bytes: encoded.bytes })
    }
  const { width, height } = pixels.info
  return { width, height, files }
}

type Pixels = { data: Buffer; info: OutputInfo }
type Wanted = { width: number; format: Format; firstStep: number; maxBytes: number }

/** Encodes at the first quality from this step on at which the file is light enough. */
async function encode({ data, info }: Pixels, { width, format, firstStep, maxBytes }: Wanted) {
  const sharp = await loadSharp()
  const { channels, height } = info
  const raw = { width: info.width, height, channels }
  let lightest = 0
  for (let step = firstStep; step < QUALITIES.length; step++) {
    const image = sharp(data, { raw }).timeout(TIMEOUT).resize({ width })
    const bytes = await ENCODERS[format](image, QUALITIES[step]![format]).toBuffer()
    if (bytes.length <= maxBytes) return { bytes, step }
    lightest = bytes.length
  }
  throw pictureTooHeavy(lightest, maxBytes)
}

/** What the decoder cannot read is refused. */
const reading = <Result>(result: Promise<Result>) =>
  result.catch(() => {
    throw new AppError('pictureRefused')
  })
