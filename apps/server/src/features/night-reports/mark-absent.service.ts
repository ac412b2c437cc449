import type { MarkAbsent } from '@nightshift/shared/night-reports/contract'
import { record } from '../../platform/audit.ts'
import type { Db } from '../../platform/database/pool.ts'
import type { Caller } from '../../platform/session/caller.ts'
import { findFilledPlaces, lockPlaces, setMarks } from './marks.queries.ts'

/** Marks people who did not come as no-shows or excused. Somebody who has come meanwhile is left alone. */
export async function markAbsent(db: Db, caller: Caller, { festivalId, night, placeIds, mark }: MarkAbsent) {
  const marked = await db.transaction(async (tx) => {
    const locked = await lockPlaces(tx, { festivalId, night, placeIds })
    const filled = await findFilledPlaces(tx, placeIds)
    const absent = locked.filter((place) => place.mark !== mark && !(mark && filled.has(place.id)))
    const ids = absent.map(({ id }) => id)
    await setMarks(tx, ids, mark ? { mark, markedAt: caller.now, markedBy: caller.id } : null)
    await record(
      tx,
      caller,
      absent.map(({ id: entityId, mark: before, userId }) => ({
        ...{ festivalId, action: 'mark', entity: 'plannedPlace' as const, entityId },
        before: { night, userId, mark: before },
        after: { night, userId, mark },
      })),
    )
    return ids
  })
  return { marked, notMarked: placeIds.filter((id) => !marked.includes(id)) }
}
