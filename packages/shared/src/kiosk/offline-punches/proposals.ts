import { isForgotten } from '../../time/timeclock/forgotten.ts'
import { isOpen } from '../../time/timeclock/rules.ts'
import type { Proposal } from './contract.ts'
import {
  type Direction,
  endedShiftOf,
  fitPunch,
  type Holder,
  isFree,
  type SavedPunch,
  type Shift,
} from './merge.ts'

/** Another punch of the same person that waits for a decision. */
export type WaitingPunch = { key: string; direction: Direction; at: Date }

/**
 * What a manager can do with a punch in review, by the shifts as they are now. Never what the database would refuse, and
 * only with shifts of the punch's festival.
 */
export function proposalsOf(
  punch: SavedPunch,
  holder: Holder | null,
  waiting: WaitingPunch[],
  now: Date,
): Proposal[] {
  if (!holder || punch.at > now) return []
  if (punch.direction === 'out') return proposalsOfOut(punch, holder)
  const clockIns = clockInsOf(punch, holder)
  if (clockIns.length) return clockIns
  return [...moveStartOf(punch, holder), ...addShiftsOf(punch, holder, waiting, now)]
}

/** The chosen position; each held one where none, or a lost one, was chosen. */
function positionsFor({ userPositionId }: SavedPunch, { positions }: Holder) {
  const chosen = positions.filter(({ id }) => id === userPositionId)
  return chosen.length ? chosen : positions
}

function clockInsOf(punch: SavedPunch, holder: Holder): Proposal[] {
  if (!holder.isActive) return []
  return positionsFor(punch, holder).flatMap(({ id: upId, label: position }): Proposal[] => {
    const { kind } = fitPunch({ ...punch, userPositionId: upId }, holder)
    return kind === 'review' ? [] : [{ kind: 'clockIn', at: punch.at.toISOString(), upId, position }]
  })
}

/** The open shift began with this punch, and was opened again later. */
function moveStartOf({ at, festivalId }: SavedPunch, { shifts }: Holder): Proposal[] {
  const open = shifts.find(isOpen)
  if (!open || open.startTime <= at || open.festivalId !== festivalId) return []
  const tooLong = isForgotten({ startTime: at }, open.longestShiftHours, open.startTime)
  if (tooLong || !isFree(shifts, at, null, open.id)) return []
  return [{ kind: 'moveStart', at: at.toISOString(), entryId: open.id }]
}

/** A whole shift up to the clock-out that follows. Another clock-in between the two means that they are no pair. */
function addShiftsOf(punch: SavedPunch, holder: Holder, waiting: WaitingPunch[], now: Date): Proposal[] {
  const { at } = punch
  const [next] = waiting
    .filter((other) => other.at > at && other.at <= now)
    .sort((one, other) => one.at.getTime() - other.at.getTime())
  if (next?.direction !== 'out' || !isFree(holder.shifts, at, next.at)) return []
  if (isForgotten({ startTime: at }, holder.longestShiftHours, next.at)) return []
  const times = { at: at.toISOString(), until: next.at.toISOString(), untilKey: next.key }
  return positionsFor(punch, holder).map(({ id, label }) => ({
    kind: 'addShift',
    ...times,
    upId: id,
    position: label,
  }))
}

function proposalsOfOut(punch: SavedPunch, { shifts }: Holder): Proposal[] {
  const { festivalId } = punch
  const at = punch.at.toISOString()
  const open = shifts.find((shift) => isOpen(shift) && shift.startTime <= punch.at)
  if (open) return open.festivalId === festivalId ? [{ kind: 'clockOut', at, entryId: open.id }] : []
  const ended = endedShiftOf(punch, shifts)
  if (ended?.festivalId !== festivalId || ended.endTime?.getTime() === punch.at.getTime()) return []
  return isFree(shifts, ended.startTime, punch.at, ended.id)
    ? [{ kind: 'moveEnd', at, entryId: ended.id }]
    : []
}

/** The shift that a punch runs into, or the last one before it. */
export function shiftInQuestion<S extends Shift>({ direction, at, festivalId }: SavedPunch, shifts: S[]) {
  const own = shifts.filter((shift) => shift.festivalId === festivalId)
  const before = own.findLast(({ startTime }) => startTime <= at)
  if (direction === 'out') return before
  return own.find(isOpen) ?? own.find(({ endTime }) => endTime! > at) ?? before
}
