import { z } from 'zod'
import type { Calls } from '../calls.ts'
import { RecordIdText } from '../ids.ts'
import { PictureId } from './picture.ts'

/** The largest picture that can be uploaded, in bytes. */
export const PICTURE_MAX_BYTES = 20 * 1024 * 1024

/** What the file picker asks for, so that a phone converts its own format. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

/** An uploaded picture: its size, the widths it was encoded in, and the bytes of each as AVIF. */
export const StoredPicture = z.strictObject({
  id: PictureId,
  width: z.int(),
  height: z.int(),
  files: z.array(z.strictObject({ width: z.int(), avif: z.int(), webp: z.int() })),
  uploadedAt: z.iso.datetime(),
})
export type StoredPicture = z.infer<typeof StoredPicture>

const festival = z.strictObject({ festival: RecordIdText })

export const SITE_PICTURE_CALLS = {
  list: {
    method: 'GET',
    path: '/api/site/:festival/pictures',
    params: festival,
    answer: z.array(StoredPicture),
  },
  /** The body is the file itself, with its type. */
  upload: {
    method: 'POST',
    path: '/api/site/:festival/pictures',
    params: festival,
    answer: StoredPicture,
  },
} as const satisfies Calls
