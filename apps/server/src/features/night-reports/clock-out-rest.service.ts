import { can } from '@nightshift/shared/access'
import type { ClockOutRest } from '@nightshift/shared/night-reports/contract'
import type { RefusedEntry } from '@nightshift/shared/timeclock/bulk-edit'
import { endByNow } from '@nightshift/shared/timeclock/end-of-night'
import { reviewWhenEndedByLead, reviewWhenEndedByOthers } from '@nightshift/shared/timeclock/review'
import { isOpen } from '@nightshift/shared/timeclock/rules'
import { record } from '../../platform/audit.ts'
import type { Db, Transaction } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Caller } from '../../platform/session/caller.ts'
import { findFestival } from '../festivals/festivals.queries.ts'
import { changeEntry, lockEntries, type StoredEntry } from '../timeclock/timeclock.queries.ts'
import { auditRowOf, refuseAhead } from '../timeclock/timesheets.service.ts'

/**
 * Ends open shifts at one time of day: all of them, or none with the reasons. Those that have ended meanwhile are not
 * touched.
 */
export async function clockOutRest(db: Db, caller: Caller, { festivalId, ids, ...asked }: ClockOutRest) {
  return db.transaction(async (tx) => {
    const festival = await findFestival(tx, festivalId)
    if (!festival) throw new AppError('notFound')
    const open = (await lockEntries(tx, { festivalId }, ids)).filter(isOpen)
    const closed: { before: StoredEntry; after: StoredEntry }[] = []
    const refused: RefusedEntry[] = []
    for (const before of open) {
      try {
        // A savepoint: a locked pay period that refuses one shift must not end the transaction.
        const after = await tx.transaction((inner) => clockOutAt(inner, before, { asked, festival, caller }))
        closed.push({ before, after })
      } catch (error) {
        // The time is in question then, not a shift.
        if (!(error instanceof AppError) || error.code === 'timeComesTwice') throw error
        refused.push({ id: before.id, code: error.code, message: error.message })
      }
    }
    if (refused.length) throw new AppError('bulkEditRefused', { details: { refused } })
    await record(
      tx,
      caller,
      closed.map(({ before, after }) => auditRowOf(caller, 'clockOut', before, after)),
    )
    return closed.map(({ after }) => after)
  })
}

type Context = {
  asked: Pick<ClockOutRest, 'time' | 'which'>
  festival: { timeZone: string; longestShiftHours: number }
  caller: Caller
}

function clockOutAt(tx: Transaction, before: StoredEntry, { asked, festival, caller }: Context) {
  const { timeZone, longestShiftHours } = festival
  const found = endByNow(before.startTime, asked, timeZone, caller.now)
  if (found.kind === 'twice') throw new AppError('timeComesTwice')
  const endTime = found.end
  refuseAhead({ endTime }, caller.now)
  const needsReview = can(caller, 'timesheets.manage')
    ? reviewWhenEndedByOthers(before, longestShiftHours, endTime)
    : reviewWhenEndedByLead(before, longestShiftHours, endTime, caller.now)
  return changeEntry(tx, before.id, { endTime, needsReview })
}
