import { decideClockIn } from '@nightshift/shared/timeclock/rules'
import type { Db } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Caller } from '../../platform/session/caller.ts'
import { closeOpenEntry, type Punch } from './punch.queries.ts'
import { startShift } from './punch.service.ts'
import { assignedPositions } from './timeclock.queries.ts'

/** Opens a shift of one's own, in a position of one's own. */
export async function clockIn(db: Db, caller: Caller, userPositionId: number) {
  const decision = decideClockIn(await assignedPositions(db, caller.id), userPositionId)
  if (decision.kind === 'refuse') throw new AppError(decision.error)
  const entry = await startShift(db, { ...punchOf(caller), userPositionId })
  // The position was removed between the check and the insert.
  if (!entry) throw new AppError('positionNotAssigned')
  return entry
}

/** Ends one's open shift, with tips where there were some. */
export async function clockOut(db: Db, caller: Caller, tips: { cashTips?: number; creditTips?: number }) {
  const entry = await closeOpenEntry(db, { ...tips, ...punchOf(caller) })
  if (!entry) throw new AppError('notClockedIn')
  return entry
}

const punchOf = ({ id, now }: Caller): Punch => ({ userId: id, now, actorId: id })
