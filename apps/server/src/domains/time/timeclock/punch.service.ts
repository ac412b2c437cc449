import { isForgotten } from '@nightshift/shared/time/timeclock/forgotten'
import { forgottenShiftEnd } from '@nightshift/shared/time/timeclock/forgotten-end'
import { isAhead } from '@nightshift/shared/time/timeclock/rules'
import type { Db, Queryable } from '../../../platform/database/pool.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { unlockedFrom } from '../../payroll/pay-periods/locks.queries.ts'
import { findCurrentSeason } from '../../seasons/seasons.queries.ts'
import {
  type Closing,
  closeEntry,
  openAfterAhead,
  openAfterForgotten,
  openEntry,
  type Punch,
  type Punched,
} from './punch.queries.ts'
import { assignedPositions, findOpenEntry, findOverlap } from './timeclock.queries.ts'

type Started = Punched & { closedForgotten?: true }

/**
 * Opens a shift, or nothing for a position not assigned. A forgotten shift, open for longer than the festival allows, is
 * closed in the same statement; so is one whose given end is later than now. Used by the page and the kiosk.
 */
export async function startShift(
  db: Db,
  punch: Punch & { userPositionId: number },
): Promise<Started | undefined> {
  const opened = await openEntry(db, punch)
  if (opened) return opened
  const { userId, userPositionId, now } = punch
  const other = await findOverlap(db, { id: 0, userId, startTime: now, endTime: null })
  if (!other) return undefined
  if (other.endTime) {
    const ended = endedBy({ ...other, endTime: other.endTime }, now)
    if (!ended) throw new AppError('overlap', { details: { with: other } })
    return openAfterAhead(db, punch, ended)
  }
  const started = await startAfterForgotten(db, punch).catch((error) => {
    // Its pay period was locked after its end was chosen: with another end, once more.
    if (error instanceof AppError && error.code === 'periodLocked') return startAfterForgotten(db, punch)
    throw error
  })
  if (started) return { ...started, closedForgotten: true }
  const assigned = await assignedPositions(db, userId)
  if (!assigned.some(({ id }) => id === userPositionId)) return undefined
  // Not forgotten, or closed by a concurrent punch.
  throw new AppError('alreadyClockedIn')
}

/** A shift whose given end is later than now, with the end that its person's clock-in gives it. */
export const endedBy = <S extends { startTime: Date; endTime: Date }>(shift: S, now: Date): S | undefined =>
  shift.endTime > now && !isAhead(shift.startTime, now)
    ? { ...shift, endTime: new Date(Math.max(+now, +shift.startTime)) }
    : undefined

async function startAfterForgotten(db: Db, punch: Punch & { userPositionId: number }) {
  const forgotten = await findForgotten(db, punch.userId, punch.now)
  return forgotten && openAfterForgotten(db, punch, forgotten)
}

/** Somebody's forgotten shift, with its assumed end. */
export async function findForgotten(db: Queryable, userId: string, now: Date) {
  const open = await findOpenEntry(db, userId)
  if (!open || !isForgotten(open, open.longestShiftHours, now)) return undefined
  const current = await findCurrentSeason(db, open.festivalId)
  const { id, startTime, festivalId } = open
  const assumed = forgottenShiftEnd(open, { ...open, season: current?.calendar.season })
  // A locked pay period takes no more hours: then the shift ends with it, so that its person can clock in.
  const endTime = await unlockedFrom(db, festivalId, assumed)
  if (endTime > now) throw new AppError('periodLocked')
  return { id, startTime, endTime }
}

/** Closes somebody's open shift, or the named one if open; nothing when there is none. Only tipped shifts take tips. */
export async function endShift(db: Db, closing: Closing) {
  const entry = await closeEntry(db, closing)
  if (entry?.closed === false) throw new AppError('notTipped')
  return entry
}
