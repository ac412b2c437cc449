import { createHash } from 'node:crypto'
import { IMAGE_MAX_BYTES } from '@nightshift/shared/image'
import { AppError } from './http/app-error.ts'
import { loadSharp } from './sharp.ts'

const MAX_PIXELS = 4_000_000
/** Magic bytes of JPEG, PNG and WebP. The decoder reads more formats; those never reach it. */
const READABLE = [/^ffd8ff/, /^89504e470d0a1a0a/, /^52494646.{8}57454250/]

export type StoredImage = { jpeg: Buffer; version: string }

/** Re-encodes a picture from a data URL as a JPEG of this size, without metadata. */
export async function readImage(
  dataUrl: string,
  size: { width: number; height: number },
): Promise<StoredImage> {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
  if (bytes.length > IMAGE_MAX_BYTES) throw new AppError('payloadTooLarge')
  const beginning = bytes.toString('hex', 0, 12)
  if (!READABLE.some((format) => format.test(beginning))) throw new AppError('imageRefused')
  const sharp = await loadSharp()
  try {
    const jpeg = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
      .autoOrient()
      .resize({ ...size, fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 86, mozjpeg: true })
      .toBuffer()
    return { jpeg, version: imageVersion(jpeg) }
  } catch {
    throw new AppError('imageRefused')
  }
}

/** Content hash: part of the picture's address, and its ETag. */
export const imageVersion = (jpeg: Buffer) => createHash('sha256').update(jpeg).digest('hex').slice(0, 16)
