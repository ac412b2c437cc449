import { sql } from 'drizzle-orm'
import type { Db } from './database/pool.ts'

const UNUSED_KEPT_MS = 7 * 24 * 60 * 60_000

/** The ids of uploaded pictures in the content of every festival: festivals that share content share its pictures. */
const USED = sql`
  select jsonb_path_query(content, '$.** ? (@.from == "upload").id') #>> '{}' as id
  from (select content from site_drafts union all select content from site_versions
    union all select content from site_scheduled) everywhere`

/** Deletes pictures that no draft, version or scheduled publication has, a week after their upload. */
export const deleteUnusedPictures = (db: Db, now: Date) =>
  db.transaction(async (tx) => {
    const before = new Date(now.getTime() - UNUSED_KEPT_MS).toISOString()
    const { rowCount } = await tx.execute(sql`
      delete from site_pictures where uploaded_at <= ${before}::timestamptz and id not in (${USED})`)
    if (!rowCount) return
    await tx.execute(sql`
      delete from site_picture_files file
      where not exists (select 1 from site_pictures picture where picture.id = file.picture_id)`)
  })
