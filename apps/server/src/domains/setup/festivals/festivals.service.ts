import { LOGO_SIZE } from '@nightshift/shared/image'
import type { FestivalPatch } from '@nightshift/shared/setup/festivals/contract'
import { eq } from 'drizzle-orm'
import { changed } from '../../../platform/changed.ts'
import { lockFestival } from '../../../platform/database/lock-festival.ts'
import type { Db } from '../../../platform/database/pool.ts'
import { festivals } from '../../../platform/database/schema.ts'
import { countUpRevision } from '../../../platform/database/site-revision.ts'
import { AppError, found } from '../../../platform/http/app-error.ts'
import { readImage } from '../../../platform/images.ts'
import type { Caller } from '../../../platform/session/caller.ts'
import { refuseStale } from '../../../platform/stale.ts'
import { hasEnrolledKiosk, saveLogo } from './festivals.queries.ts'
import { refuseUnknownTimeZone } from './time-zone.ts'

type StoredFestival = typeof festivals.$inferSelect

/** Changes a festival's texts, switches or logo. */
export async function editFestival(
  db: Db,
  caller: Caller,
  id: number,
  { logo, updatedAt, noKiosk, ...changes }: FestivalPatch,
) {
  const image = logo === undefined ? undefined : await readImage(logo, LOGO_SIZE)
  await db.transaction(async (tx) => {
    const before = found(await lockFestival(tx, id))
    refuseStale(before, updatedAt)
    if (changes.timeZone !== undefined) await refuseUnknownTimeZone(tx, changes.timeZone)
    const onlyEnrolled = changes.onlyEnrolledKiosks && !before.onlyEnrolledKiosks
    if (onlyEnrolled && !noKiosk && !(await hasEnrolledKiosk(tx, id))) throw new AppError('noKioskEnrolled')
    if (image) await saveLogo(tx, id, image)
    const set = { ...changes, ...(image && { logoVersion: image.version }) }
    if (!Object.keys(set).length) return
    // A site that has published nothing is named after its festival.
    if (set.name !== undefined && set.name !== before.name) await countUpRevision(tx, id)
    const [after] = await tx.update(festivals).set(set).where(eq(festivals.id, id)).returning()
    await changed(tx, caller, {
      festivalId: id,
      entity: 'festival',
      entityId: id,
      before,
      after: after!,
      fields: Object.keys(set) as (keyof StoredFestival)[],
    })
  })
}
