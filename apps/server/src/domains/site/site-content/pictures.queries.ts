import type { UploadedPicture } from '@nightshift/shared/site/site-content/picture'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/pool.ts'
import { sitePictureFiles, sitePictures } from '../../../platform/database/schema.ts'

export type PictureSizes = Pick<UploadedPicture, 'id' | 'width' | 'height' | 'widths' | 'bytes'>

/** The uploads of a festival among these: the widths stored in both formats, and the bytes of the largest AVIF. */
export async function findPictureSizes(
  tx: Transaction,
  festivalId: number,
  ids: string[],
): Promise<PictureSizes[]> {
  const { id, width, height } = sitePictures
  const pictures = await tx
    .select({ id, width, height })
    .from(sitePictures)
    .where(and(eq(sitePictures.festivalId, festivalId), inArray(id, ids)))
  const files = await tx
    .select({
      id: sitePictureFiles.pictureId,
      width: sitePictureFiles.width,
      avifBytes: sql<number>`max(octet_length(bytes)) filter (where format = 'avif')`,
    })
    .from(sitePictureFiles)
    .where(inArray(sitePictureFiles.pictureId, ids))
    .groupBy(sitePictureFiles.pictureId, sitePictureFiles.width)
    .having(sql`count(*) = 2`)
    .orderBy(asc(sitePictureFiles.width))
  return pictures.map((picture) => {
    const own = files.filter((file) => file.id === picture.id)
    return { ...picture, widths: own.map((file) => file.width), bytes: own.at(-1)?.avifBytes ?? 0 }
  })
}

/** Makes uploads of one festival uploads of another, too: its site must not lose them with the first one's. */
export const sharePictures = (tx: Transaction, ids: string[], { from, to }: { from: number; to: number }) =>
  tx.execute(sql`
    insert into ${sitePictures} (festival_id, id, width, height, uploaded_at, uploaded_by)
    select ${to}, id, width, height, uploaded_at, uploaded_by from ${sitePictures}
    where festival_id = ${from} and id = any(${sql.param(ids)}::text[])
    on conflict do nothing`)
