import { decideClockIn } from '@nightshift/shared/time/timeclock/rules'
import type { Db } from '../../../platform/database/pool.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { countedPunch } from '../../../platform/metrics/counted-punch.ts'
import type { Caller } from '../../../platform/session/caller.ts'
import type { Punch } from './punch.queries.ts'
import { endShift, startShift } from './punch.service.ts'
import { assignedPositions } from './timeclock.queries.ts'

/** Opens a shift of one's own, in a position of one's own. */
export const clockIn = (db: Db, caller: Caller, userPositionId: number) =>
  countedPunch('timeclock', 'in', openOwn(db, caller, userPositionId))

async function openOwn(db: Db, caller: Caller, userPositionId: number) {
  const decision = decideClockIn(await assignedPositions(db, caller.id), userPositionId)
  if (decision.kind === 'refuse') throw new AppError(decision.error)
  const entry = await startShift(db, { ...punchOf(caller), userPositionId })
  // The position was removed between the check and the insert.
  if (!entry) throw new AppError('positionNotAssigned')
  return entry
}

type EnteredTips = { cashTips?: number | undefined; creditTips?: number | undefined }

/** Ends one's open shift, with tips where there were some. */
export const clockOut = (db: Db, caller: Caller, tips: EnteredTips | null | undefined) =>
  countedPunch('timeclock', 'out', closeOwn(db, caller, tips ?? {}))

async function closeOwn(db: Db, caller: Caller, tips: EnteredTips) {
  const entry = await endShift(db, { ...tips, ...punchOf(caller) })
  if (!entry) throw new AppError('notClockedIn')
  return entry
}

const punchOf = ({ id, now }: Caller): Punch => ({ userId: id, now, actorId: id })
