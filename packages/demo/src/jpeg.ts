import { createHash } from 'node:crypto'
import sharp from 'sharp'

export type Picture = { jpeg: Buffer; version: string }

/** Renders an SVG as the JPEG that the photo crop would have sent. The version is part of its address. */
export async function toJpeg(svg: string): Promise<Picture> {
  const jpeg = await sharp(Buffer.from(svg)).jpeg({ quality: 88, chromaSubsampling: '4:4:4' }).toBuffer()
  return { jpeg, version: createHash('sha256').update(jpeg).digest('hex').slice(0, 16) }
}
