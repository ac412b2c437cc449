import { z } from 'zod'
import { get, post } from '../../calls.ts'
import { RecordIdText } from '../../ids.ts'
import { PictureId } from './picture.ts'
import { PICTURE_PURPOSES } from './pictures/limits.ts'

/** The largest picture that can be uploaded, in bytes. */
export const PICTURE_MAX_BYTES = 20 * 1024 * 1024

/** What the file picker asks for, so that a phone converts its own format. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

/** An uploaded picture: its size, the widths it was encoded in, smallest first, and the bytes of each file. */
export const StoredPicture = z.strictObject({
  id: PictureId,
  width: z.int(),
  height: z.int(),
  files: z.array(z.strictObject({ width: z.int(), avif: z.int(), webp: z.int() })),
  uploadedAt: z.iso.datetime(),
})
export type StoredPicture = z.infer<typeof StoredPicture>

/** The name of an encoded file in its address. */
const PictureFile = z.string().regex(/^[0-9a-f]{32}-[1-9]\d{0,3}\.(avif|webp)$/)

const ofSite = {
  may: 'site.edit',
  festival: 'params',
  params: z.strictObject({ festival: RecordIdText }),
} as const

export const SITE_PICTURE_CALLS = {
  list: get('/api/site/:festival/pictures', { ...ofSite, reads: ['site'], answer: z.array(StoredPicture) }),
  /** The body is the file itself, with its type. The purpose decides how small it may be. */
  upload: post('/api/site/:festival/pictures', {
    ...ofSite,
    query: z.object({ purpose: z.enum(PICTURE_PURPOSES) }),
    answer: StoredPicture,
  }),
  /** An encoded file, open to visitors: `pictureAddress`. */
  file: get('/pictures/:file', {
    may: 'open',
    params: z.strictObject({ file: PictureFile }),
    answerAs: 'file',
  }),
}
