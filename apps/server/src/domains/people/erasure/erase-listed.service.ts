import type { ErasedList } from '../../../platform/backups/erased-list.ts'
import { changed } from '../../../platform/changed.ts'
import type { Db } from '../../../platform/database/pool.ts'
import { EVERY_FESTIVAL } from '../../../platform/session/caller.ts'
import { isErased, lockUser } from '../users/users.queries.ts'
import { eraseApplications } from './erase-applications.service.ts'
import { findUnerased } from './erasure.queries.ts'
import { erase } from './erasure.service.ts'
import { findListedApplications } from './their-applications.queries.ts'

/**
 * Erases people who are in the list and in the database with their data: it was restored from a backup of before. A
 * backup of before the hire has only their applications. Nothing is refused, because it was decided then. Returns how
 * many people these were.
 */
export async function eraseListed(db: Db, list: ErasedList, now: Date) {
  const ids = list.map(({ id }) => id)
  const unerased = new Set(await findUnerased(db, ids))
  const applicationIds = new Set(
    await findListedApplications(
      db,
      list.flatMap(({ applications }) => applications),
    ),
  )
  const due = list.filter(
    ({ id, applications }) => unerased.has(id) || applications.some((one) => applicationIds.has(one.id)),
  )
  let count = 0
  for (const erased of due) if (await eraseAgain(db, erased, now)) count += 1
  return count
}

const eraseAgain = (db: Db, { id, erasedAt, applications }: ErasedList[number], now: Date) =>
  db.transaction(async (tx) => {
    const user = await lockUser(tx, EVERY_FESTIVAL, id)
    // Processes that start together do it once.
    const isDue = user !== undefined && !(await isErased(tx, id))
    if (isDue) await erase(tx, user, { erasedBy: null, erasedAt: new Date(erasedAt), now })
    const deleted = await eraseApplications(tx, await findListedApplications(tx, applications))
    const erasures = deleted.map(
      ({ id: entityId, festivalId }) =>
        ({ festivalId, entity: 'application', entityId, action: 'erase' }) as const,
    )
    await changed(tx, { id: null, now }, ...erasures)
    return isDue || deleted.length > 0
  })
