import { createHash } from 'node:crypto'
import { HEIC_TYPES, pictureFileType } from '@nightshift/shared/site/site-content/pictures/file-type'
import {
  MIN_WIDTHS,
  PICTURES_PER_FESTIVAL,
  type PicturePurpose,
} from '@nightshift/shared/site/site-content/pictures/limits'
import type { Db } from '../../../platform/database/pool.ts'
import { AppError, found } from '../../../platform/http/app-error.ts'
import type { Caller } from '../../../platform/session/caller.ts'
import { taskQueue } from '../../../platform/task-queue.ts'
import { findFestival } from '../../setup/festivals/festivals.queries.ts'
import { encodePicture, readWidth } from './encode-picture.ts'
import { pictureTooSmall } from './picture-failures.ts'
import { countPictures, findPictures, renewPicture, saveFiles, savePicture } from './site-pictures.queries.ts'

/** Each waiting upload holds up to 20 MB of memory. */
const MAX_WAITING = 5
const oneAtATime = taskQueue(MAX_WAITING)

type Upload = { festivalId: number; purpose: PicturePurpose; type: string | undefined; body: unknown }

/** The uploaded pictures of a festival, newest first. */
export async function listPictures(db: Db, festivalId: number) {
  found(await findFestival(db, festivalId))
  return findPictures(db, festivalId)
}

/** Checks, re-encodes and stores a picture. The same file has the same id and is encoded once, for all festivals. */
export async function uploadPicture(
  db: Db,
  caller: Caller,
  { festivalId, purpose, type, body: file }: Upload,
) {
  found(await findFestival(db, festivalId))
  if (HEIC_TYPES.includes(type ?? '')) throw new AppError('pictureHeic')
  if (!Buffer.isBuffer(file)) throw new AppError('pictureRefused')
  const isOf = pictureFileType(file)
  if (isOf === 'heic') throw new AppError('pictureHeic')
  if (isOf === 'other') throw new AppError('pictureRefused')
  const id = createHash('sha256').update(file).digest('hex').slice(0, 32)
  const width = await readWidth(file)
  if (width < MIN_WIDTHS[purpose]) throw pictureTooSmall(width, MIN_WIDTHS[purpose])

  const known = await renewPicture(db, id, caller.now)
  const isTheirs = known.some((picture) => picture.festivalId === festivalId)
  if (!isTheirs && (await countPictures(db, festivalId)) >= PICTURES_PER_FESTIVAL)
    throw new AppError('tooManyPictures')
  const row = { festivalId, id, uploadedAt: caller.now, uploadedBy: caller.id }
  if (known[0]) {
    const { width, height } = known[0]
    await savePicture(db, { ...row, width, height })
  } else {
    const { width, height, files } = await oneAtATime(() => encodePicture(file))
    await db.transaction(async (tx) => {
      await saveFiles(tx, id, files)
      await savePicture(tx, { ...row, width, height })
    })
  }
  const [stored] = await findPictures(db, festivalId, id)
  return stored!
}
