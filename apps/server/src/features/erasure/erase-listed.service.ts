import { type ErasedList, mergeErasedLists, readErasedList } from '../../platform/backups/erased-list.ts'
import type { Db } from '../../platform/database/pool.ts'
import { EVERY_FESTIVAL } from '../../platform/session/caller.ts'
import { isErased, lockUser } from '../users/users.queries.ts'
import { findUnerased } from './erasure.queries.ts'
import { erase } from './erasure.service.ts'

/**
 * Erases people who are in the lists of these folders and in the database with their data: it was restored from a
 * backup of before. Nothing is refused, because it was decided then. Returns how many these were.
 */
export async function eraseListed(db: Db, folders: string[]) {
  const list = mergeErasedLists(...(await Promise.all(folders.map(readErasedList))))
  const due = new Set(
    await findUnerased(
      db,
      list.map(({ id }) => id),
    ),
  )
  let count = 0
  for (const erased of list) if (due.has(erased.id) && (await eraseAgain(db, erased))) count += 1
  return count
}

const eraseAgain = (db: Db, { id, erasedAt }: ErasedList[number]) =>
  db.transaction(async (tx) => {
    const user = await lockUser(tx, EVERY_FESTIVAL, id)
    // Processes that start together do it once.
    if (!user || (await isErased(tx, id))) return false
    await erase(tx, user, { erasedBy: null, erasedAt: new Date(erasedAt), now: new Date() })
    return true
  })
