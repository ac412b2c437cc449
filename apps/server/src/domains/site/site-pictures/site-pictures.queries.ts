import { and, count, eq, sql } from 'drizzle-orm'
import type { Db, Queryable, Transaction } from '../../../platform/database/pool.ts'
import { sitePictureFiles, sitePictures } from '../../../platform/database/schema.ts'

const files = sql<{ width: number; avif: number; webp: number }[]>`(
  select json_agg(json_build_object('width', avif.width, 'avif', octet_length(avif.bytes),
    'webp', octet_length(webp.bytes)) order by avif.width)
  from site_picture_files avif join site_picture_files webp using (picture_id, width)
  where avif.picture_id = ${sitePictures.id} and avif.format = 'avif' and webp.format = 'webp')`

/** The uploaded pictures of a festival, newest first; or the one with this id. */
export async function findPictures(db: Queryable, festivalId: number, id?: string) {
  const { width, height, uploadedAt } = sitePictures
  const found = await db
    .select({ id: sitePictures.id, width, height, files, uploadedAt })
    .from(sitePictures)
    .where(
      and(eq(sitePictures.festivalId, festivalId), id === undefined ? undefined : eq(sitePictures.id, id)),
    )
    .orderBy(sql`${uploadedAt} desc, ${sitePictures.id}`)
  return found.map((picture) => ({ ...picture, uploadedAt: picture.uploadedAt.toISOString() }))
}

export async function countPictures(db: Queryable, festivalId: number) {
  const [found] = await db
    .select({ count: count() })
    .from(sitePictures)
    .where(eq(sitePictures.festivalId, festivalId))
  return found!.count
}

/** The size of a picture that any festival has, which counts as uploaded now: housekeeping does not delete it. */
export async function renewPicture(db: Queryable, id: string, now: Date) {
  const { festivalId, width, height } = sitePictures
  return db
    .update(sitePictures)
    .set({ uploadedAt: now })
    .where(eq(sitePictures.id, id))
    .returning({ festivalId, width, height })
}

export const savePicture = (db: Queryable, picture: typeof sitePictures.$inferInsert) =>
  db.insert(sitePictures).values(picture).onConflictDoNothing()

export type EncodedFile = Omit<typeof sitePictureFiles.$inferInsert, 'pictureId'>

export async function saveFiles(tx: Transaction, pictureId: string, encoded: EncodedFile[]) {
  for (const file of encoded)
    await tx
      .insert(sitePictureFiles)
      .values({ pictureId, ...file })
      .onConflictDoNothing()
}

// A prepared statement: a page asks for several files.
const PICTURE_FILE =
  'select bytes from site_picture_files where picture_id = $1 and width = $2 and format = $3'

export async function findFile(db: Db, id: string, width: number, format: string) {
  const values = [id, width, format]
  const { rows } = await db.$client.query<{ bytes: Buffer }>({
    name: 'picture_file',
    text: PICTURE_FILE,
    values,
  })
  return rows[0]?.bytes
}

/** The ids of all uploaded pictures. */
export async function findPictureIds(db: Queryable) {
  const found = await db.select({ id: sitePictures.id }).from(sitePictures)
  return new Set(found.map(({ id }) => id))
}
