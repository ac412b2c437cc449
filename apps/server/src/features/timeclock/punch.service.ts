import { forgottenShiftEnd, isForgotten } from '@nightshift/shared/timeclock/forgotten'
import type { Db } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { findSeason } from '../festivals/festivals.queries.ts'
import { openAfterForgotten, openEntry, type Punch, type Punched } from './punch.queries.ts'
import { assignedPositions, findOpenEntry, findOverlap } from './timeclock.queries.ts'

type Started = Punched & { closedForgotten?: true }

/**
 * Opens a shift, or nothing for a position not held. A shift that was left open past the festival's longest is closed
 * on the way. The page and the kiosk both start here.
 */
export async function startShift(
  db: Db,
  userId: string,
  userPositionId: number,
  punch: Punch,
): Promise<Started | undefined> {
  const opened = await openEntry(db, userId, userPositionId, punch)
  if (opened) return opened
  const other = await findOverlap(db, { id: 0, userId, startTime: punch.now, endTime: null })
  if (!other) return undefined
  if (other.endTime) throw new AppError('overlap', { details: { with: other } })
  const forgotten = await findForgotten(db, userId, punch.now)
  const started = forgotten && (await openAfterForgotten(db, userId, userPositionId, forgotten, punch))
  if (started) return { ...started, closedForgotten: true }
  const held = await assignedPositions(db, userId)
  if (!held.some(({ id }) => id === userPositionId)) return undefined
  // Not forgotten, or another punch was quicker to close it.
  throw new AppError('alreadyClockedIn')
}

/** The shift that somebody forgot to end, and when it is taken to have ended. */
async function findForgotten(db: Db, userId: string, now: Date) {
  const open = await findOpenEntry(db, userId)
  if (!open || !isForgotten(open, open.longestShiftHours, now)) return undefined
  const current = await findSeason(db, open.festivalId)
  const { id, startTime } = open
  return { id, startTime, endTime: forgottenShiftEnd(open, { ...open, season: current?.season }) }
}
