import { nightOf } from '@nightshift/shared/nights/night-plan/curfew'
import type { MarkAbsent } from '@nightshift/shared/nights/night-reports/contract'
import { changed } from '../../../platform/changed.ts'
import type { Db } from '../../../platform/database/pool.ts'
import { AppError, found } from '../../../platform/http/app-error.ts'
import type { Caller } from '../../../platform/session/caller.ts'
import { findFestival } from '../../setup/festivals/festivals.queries.ts'
import { lockOpenSeasons } from '../night-plan/open-seasons.service.ts'
import { findFilledPlaces, lockPlaces, setMarks } from './marks.queries.ts'

/**
 * Marks people who did not come as no-shows or excused. Somebody who has come meanwhile is left alone, and so is a mark
 * that another lead has set: a list of no-shows may be older than an excuse.
 */
export async function markAbsent(db: Db, caller: Caller, { festivalId, night, placeIds, mark }: MarkAbsent) {
  const marked = await db.transaction(async (tx) => {
    const { timeZone } = found(await findFestival(tx, festivalId))
    if (night > nightOf(caller.now, timeZone)) throw new AppError('nightAhead')
    const refuseClosed = await lockOpenSeasons(tx, festivalId)
    const locked = await lockPlaces(tx, { festivalId, night, placeIds })
    locked.forEach(refuseClosed)
    const filled = await findFilledPlaces(tx, placeIds)
    const absent = locked.filter((place) => (mark ? !place.mark && !filled.has(place.id) : place.mark))
    const ids = absent.map(({ id }) => id)
    await setMarks(tx, ids, mark ? { mark, markedAt: caller.now, markedBy: caller.id } : null)
    await changed(
      tx,
      caller,
      ...absent.map(({ id: entityId, mark: before, userId }) => ({
        festivalId,
        action: 'mark',
        entity: 'plannedPlace' as const,
        entityId,
        night,
        before: { night, userId, mark: before },
        after: { night, userId, mark },
      })),
    )
    return ids
  })
  return { marked, notMarked: placeIds.filter((id) => !marked.includes(id)) }
}
