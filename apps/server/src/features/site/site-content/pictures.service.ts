import { isDeepStrictEqual } from 'node:util'
import type { UploadedPicture } from '@nightshift/shared/site/site-content/picture'
import type { Transaction } from '../../../platform/database/pool.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { findPictureSizes, type PictureSizes, sharePictures } from './pictures.queries.ts'

type Festival = { id: number; siteParentId: number | null }

/**
 * Refuses content with an uploaded picture that the festival does not have in exactly these sizes. A section that was
 * copied from the parent festival brings its pictures along.
 */
export async function checkPictures(tx: Transaction, { id, siteParentId }: Festival, content: unknown) {
  const used = uploadsIn(content)
  if (!used.length) return
  const ids = used.map((picture) => picture.id)
  if (siteParentId) await sharePictures(tx, ids, { from: siteParentId, to: id })
  const stored = await findPictureSizes(tx, id, ids)
  const isStored = (picture: PictureSizes) => stored.some((one) => isDeepStrictEqual(one, sizesOf(picture)))
  if (!used.every(isStored)) throw new AppError('pictureUnknown')
}

const sizesOf = ({ id, width, height, widths, bytes }: PictureSizes): PictureSizes => ({
  id,
  width,
  height,
  widths,
  bytes,
})

/** The uploaded pictures anywhere in content that satisfies its schema. */
function uploadsIn(content: unknown): UploadedPicture[] {
  if (typeof content !== 'object' || content === null) return []
  if ('from' in content && content.from === 'upload') return [content as UploadedPicture]
  return Object.values(content).flatMap(uploadsIn)
}
