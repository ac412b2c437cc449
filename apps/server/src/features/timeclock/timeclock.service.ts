import { decideClockIn } from '@nightshift/shared/timeclock/rules'
import type { Db } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { closeOpenEntry } from './punch.queries.ts'
import { startShift } from './punch.service.ts'
import { assignedPositions } from './timeclock.queries.ts'

/** Opens a shift of one's own, in a position of one's own. */
export async function clockIn(db: Db, userId: string, userPositionId: number, now: Date) {
  const decision = decideClockIn(await assignedPositions(db, userId), userPositionId)
  if (decision.kind === 'refuse') throw new AppError(decision.error)
  const entry = await startShift(db, { userId, userPositionId, now, actorId: userId })
  // The position was removed between the check and the insert.
  if (!entry) throw new AppError('positionNotAssigned')
  return entry
}

/** Ends one's open shift, with tips where there were some. */
export async function clockOut(
  db: Db,
  userId: string,
  tips: { cashTips?: number; creditTips?: number },
  now: Date,
) {
  const entry = await closeOpenEntry(db, { ...tips, userId, now, actorId: userId })
  if (!entry) throw new AppError('notClockedIn')
  return entry
}
