import { isForgotten } from '../../time/timeclock/forgotten.ts'
import { decideClockIn, isOpen } from '../../time/timeclock/rules.ts'
import type { DIRECTIONS, PunchReviewReason } from './contract.ts'

const DAY_MS = 24 * 60 * 60_000
/** Older instants are not applied by themselves. */
const OLDEST_MS = 7 * DAY_MS
/** An instant this far in the future is measuring noise and counts as now. */
const NOISE_MS = 5_000

export type Direction = (typeof DIRECTIONS)[number]

/** A punch that a kiosk saved while offline, as it is stored. */
export type SavedPunch = {
  festivalId: number
  direction: Direction
  at: Date
  clockJumped: boolean
  /** Not stored: the review reason says it. */
  unanswered?: boolean
  userPositionId: number | null
  cashTips: number | null
  creditTips: number | null
}

export type Shift = {
  id: number
  festivalId: number
  startTime: Date
  endTime: Date | null
  isTipped: boolean
  /** The longest shift of its festival. */
  longestShiftHours: number
}

/** The badge's holder with what the rules need. Who has moved to another festival since is not active. */
export type Holder = {
  isActive: boolean
  /** The longest shift of the kiosk's festival. */
  longestShiftHours: number
  /** Held positions in the kiosk's festival. */
  positions: { id: number; label: string }[]
  /** Their shifts around and after the punch, in order of their start. */
  shifts: Shift[]
}

/** What the server holds when a punch is delivered. */
export type Held = {
  kioskRevoked: boolean
  badgeReplaced: boolean
  /** The key stands for a scan with another badge, direction or instant. */
  keyReused: boolean
  /** What the same scan did online. */
  appliedOnline: Direction | null
  /** Whether the punch's instant is in a locked pay period of the kiosk's festival. */
  periodLocked: boolean
  /** Null for a badge that is unknown at the kiosk's festival. */
  holder: Holder | null
}

export type Change =
  | { kind: 'open'; at: Date; userPositionId: number }
  /** Closes a forgotten shift with its assumed end, then opens the new one. */
  | { kind: 'openAfterForgotten'; at: Date; userPositionId: number; entryId: number }
  | { kind: 'close'; at: Date; entryId: number }

type Review = { kind: 'review'; reason: PunchReviewReason }

/**
 * Merges a saved punch into the shifts as they are now. The direction is the one that the person was shown, so nothing
 * toggles: what does not fit goes to review.
 */
export function decidePunch(
  punch: SavedPunch,
  held: Held,
  now: Date,
): Change | Review | { kind: 'repeated' } {
  if (!held.keyReused && held.appliedOnline === punch.direction) return { kind: 'repeated' }
  const reason = doubtsAbout(punch, held, now)
  if (reason) return review(reason)
  const at = punch.at > now ? now : punch.at
  const fitted = fitPunch({ ...punch, at }, held.holder!)
  return held.periodLocked && fitted.kind !== 'review' ? review('periodLocked') : fitted
}

const review = (reason: PunchReviewReason): Review => ({ kind: 'review', reason })

/** Why the punch is not applied whatever the shifts are. */
function doubtsAbout(
  { at, clockJumped, unanswered }: SavedPunch,
  held: Held,
  now: Date,
): PunchReviewReason | undefined {
  const age = now.getTime() - at.getTime()
  if (held.kioskRevoked) return 'kioskRevoked'
  if (held.keyReused) return 'keyReused'
  if (clockJumped) return 'clockJumped'
  if (age > OLDEST_MS) return 'tooOld'
  if (age < -NOISE_MS) return 'inFuture'
  if (unanswered) return 'unanswered'
  if (!held.holder) return 'unknownBadge'
  // Also for a scan before the replacement: whoever found a lost badge may have used it.
  if (held.badgeReplaced) return 'badgeReplaced'
  if (!held.holder.isActive) return 'inactive'
  return held.appliedOnline ? 'appliedDifferently' : undefined
}

/** How the punch changes the shifts, or why it does not fit them. */
export const fitPunch = (punch: SavedPunch, holder: Holder): Change | Review =>
  punch.direction === 'in' ? fitIn(punch, holder) : fitOut(punch, holder)

function fitIn({ at, userPositionId }: SavedPunch, { positions, shifts }: Holder): Change | Review {
  const open = shifts.find(isOpen)
  const forgotten = open && isForgotten(open, open.longestShiftHours, at)
  if (open && !forgotten) return review('alreadyIn')
  const chosen = decideClockIn(positions, userPositionId ?? undefined)
  if (chosen.kind !== 'start') return review('positionGone')
  const start = { at, userPositionId: chosen.position.id }
  if (open) return { kind: 'openAfterForgotten', ...start, entryId: open.id }
  return isFree(shifts, at, null) ? { kind: 'open', ...start } : review('overlap')
}

function fitOut(punch: SavedPunch, { shifts }: Holder): Change | Review {
  const { at, cashTips, creditTips } = punch
  const open = shifts.find((shift) => isOpen(shift) && shift.startTime <= at)
  if (!open) return review(endedShiftOf(punch, shifts) ? 'closedMeanwhile' : 'notIn')
  const tips = (cashTips ?? 0) + (creditTips ?? 0)
  return tips && !open.isTipped ? review('tipsNotTaken') : { kind: 'close', at, entryId: open.id }
}

/** The ended shift that a clock-out belongs to: the last one before it, if it could have lasted until then. */
export function endedShiftOf({ at }: SavedPunch, shifts: Shift[]) {
  const last = shifts.findLast(({ startTime }) => startTime < at)
  if (!last?.endTime) return undefined
  return at < last.endTime || !isForgotten(last, last.longestShiftHours, at) ? last : undefined
}

/**
 * Whether a shift with these times overlaps no other; without an end it is open. As the database's constraint, it looks
 * past shifts of zero length.
 */
export function isFree(shifts: Shift[], from: Date, to: Date | null, exceptId?: number) {
  const overlaps = ({ startTime, endTime }: Shift) =>
    (!endTime || (endTime > from && endTime > startTime)) && (!to || startTime < to)
  return !shifts.some((shift) => shift.id !== exceptId && overlaps(shift))
}
