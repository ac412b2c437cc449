import { z } from 'zod'
import { plainText } from '../../text.ts'
import { LIBRARY_NAMES } from './picture-library.ts'

const percent = z.number().min(0).max(100)

/** The point that stays visible when the picture is cropped, in percent from the left and the top. */
export const Focus = z.strictObject({ x: percent, y: percent })
export type Focus = z.infer<typeof Focus>

const Alt = plainText(300)

/** The hash of an uploaded picture: part of its addresses. */
export const PictureId = z.string().regex(/^[0-9a-f]{32}$/)

/** An uploaded picture. The server checks that the sizes are those of the stored files. */
const UploadedPicture = z.strictObject({
  from: z.literal('upload'),
  id: PictureId,
  width: z.int().min(1).max(10_000),
  height: z.int().min(1).max(10_000),
  widths: z.array(z.int().min(1).max(10_000)).min(1).max(6),
  /** Of the largest AVIF. */
  bytes: z.int().min(1),
  alt: Alt,
  focus: Focus,
})
export type UploadedPicture = z.infer<typeof UploadedPicture>

const LibraryPicture = z.strictObject({
  from: z.literal('library'),
  name: z.enum(LIBRARY_NAMES),
  alt: Alt,
  focus: Focus,
})

export const Picture = z.discriminatedUnion('from', [LibraryPicture, UploadedPicture])
export type Picture = z.infer<typeof Picture>
