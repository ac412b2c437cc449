import { can } from '@nightshift/shared/access'
import type { ClockOutRest } from '@nightshift/shared/nights/night-reports/contract'
import type { RefusedEntry } from '@nightshift/shared/time/timeclock/bulk-edit'
import { endByNow } from '@nightshift/shared/time/timeclock/end-of-night'
import { reviewWhenEndedByLead, reviewWhenEndedByOthers } from '@nightshift/shared/time/timeclock/review'
import { isOpen } from '@nightshift/shared/time/timeclock/rules'
import { changed } from '../../../platform/changed.ts'
import type { Db, Transaction } from '../../../platform/database/pool.ts'
import { AppError, found } from '../../../platform/http/app-error.ts'
import { countPunch } from '../../../platform/metrics/metrics.ts'
import type { Caller } from '../../../platform/session/caller.ts'
import { findFestival } from '../../setup/festivals/festivals.queries.ts'
import { changeEntry, lockEntries, type StoredEntry } from '../../time/timeclock/timeclock.queries.ts'
import { auditRowOf, refuseAhead } from '../../time/timeclock/timesheets.service.ts'

/**
 * Ends open shifts at one time of day: all of them, or none with the reasons. Those that have ended meanwhile are not
 * touched.
 */
export async function clockOutRest(db: Db, caller: Caller, { festivalId, ids, ...asked }: ClockOutRest) {
  const ended = await db.transaction(async (tx) => {
    const festival = found(await findFestival(tx, festivalId))
    const open = (await lockEntries(tx, { festivalId }, ids)).filter(isOpen)
    const ended: { before: StoredEntry; after: StoredEntry }[] = []
    const refused: RefusedEntry[] = []
    for (const before of open) {
      try {
        // A savepoint: a locked pay period that refuses one shift must not end the transaction.
        const after = await tx.transaction((inner) => clockOutAt(inner, before, { asked, festival, caller }))
        ended.push({ before, after })
      } catch (error) {
        // The time is in question then, not a shift.
        if (!(error instanceof AppError) || error.code === 'timeComesTwice') throw error
        refused.push({ id: before.id, code: error.code, message: error.message })
      }
    }
    if (refused.length) throw new AppError('bulkEditRefused', { details: { refused } })
    await changed(
      tx,
      caller,
      ...ended.map(({ before, after }) => ({
        ...auditRowOf(caller, 'clockOut', before, after),
        userId: after.userId,
      })),
    )
    return ended.map(({ after }) => after.id)
  })
  for (const _ of ended) countPunch('office', 'out', 'done')
  return { closed: ended, notFound: ids.filter((id) => !ended.includes(id)) }
}

type Context = {
  asked: Pick<ClockOutRest, 'time' | 'which'>
  festival: { timeZone: string; longestShiftHours: number }
  caller: Caller
}

function clockOutAt(tx: Transaction, before: StoredEntry, { asked, festival, caller }: Context) {
  const { timeZone, longestShiftHours } = festival
  const end = endByNow(before.startTime, asked, timeZone, caller.now)
  if (end.kind === 'twice') throw new AppError('timeComesTwice')
  const endTime = end.end
  refuseAhead({ endTime }, caller.now)
  const needsReview = can(caller, 'timesheets.manage')
    ? reviewWhenEndedByOthers(before, longestShiftHours, endTime)
    : reviewWhenEndedByLead(before, longestShiftHours, endTime, caller.now)
  return changeEntry(tx, before.id, { endTime, needsReview })
}
