import { forgottenShiftEnd, isForgotten } from '@nightshift/shared/timeclock/forgotten'
import type { Db, Queryable } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { findCurrentSeason } from '../seasons/seasons.queries.ts'
import { openAfterForgotten, openEntry, type Punch, type Punched } from './punch.queries.ts'
import { assignedPositions, findOpenEntry, findOverlap } from './timeclock.queries.ts'

type Started = Punched & { closedForgotten?: true }

/**
 * Opens a shift, or nothing for a position not assigned. A forgotten shift, open for longer than the festival allows, is
 * closed in the same statement. Used by the page and the kiosk.
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
  if (other.endTime) throw new AppError('overlap', { details: { with: other } })
  const forgotten = await findForgotten(db, userId, now)
  const started = forgotten && (await openAfterForgotten(db, punch, forgotten))
  if (started) return { ...started, closedForgotten: true }
  const assigned = await assignedPositions(db, userId)
  if (!assigned.some(({ id }) => id === userPositionId)) return undefined
  // Not forgotten, or closed by a concurrent punch.
  throw new AppError('alreadyClockedIn')
}

/** Somebody's forgotten shift, with its assumed end. */
export async function findForgotten(db: Queryable, userId: string, now: Date) {
  const open = await findOpenEntry(db, userId)
  if (!open || !isForgotten(open, open.longestShiftHours, now)) return undefined
  const current = await findCurrentSeason(db, open.festivalId)
  const { id, startTime } = open
  return { id, startTime, endTime: forgottenShiftEnd(open, { ...open, season: current?.calendar.season }) }
}
