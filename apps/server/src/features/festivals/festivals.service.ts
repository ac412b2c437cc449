import type { FestivalPatch } from '@nightshift/shared/festivals/contract'
import { LOGO_SIZE } from '@nightshift/shared/image'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/pool.ts'
import { festivals } from '../../platform/database/schema.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { readImage } from '../../platform/images.ts'
import { refuseStale } from '../../platform/stale.ts'
import { saveLogo } from './festivals.queries.ts'

/** Changes a festival's texts, switches or logo. */
export async function editFestival(db: Db, id: number, { logo, updatedAt, ...changes }: FestivalPatch) {
  const image = logo === undefined ? undefined : await readImage(logo, LOGO_SIZE)
  await db.transaction(async (tx) => {
    const [festival] = await tx.select().from(festivals).where(eq(festivals.id, id)).for('update')
    if (!festival) throw new AppError('notFound')
    refuseStale(festival, updatedAt)
    if (image) await saveLogo(tx, id, image)
    const set = { ...changes, ...(image && { logoVersion: image.version }) }
    if (Object.keys(set).length) await tx.update(festivals).set(set).where(eq(festivals.id, id))
  })
}
