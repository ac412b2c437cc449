import type { ErrorCode } from '@nightshift/shared/errors'
import type { BadgeScan } from '@nightshift/shared/kiosk/contract'
import { isForgotten } from '@nightshift/shared/time/timeclock/forgotten'
import { decideClockIn } from '@nightshift/shared/time/timeclock/rules'
import type { BadgeHolder } from './kiosk.queries.ts'

/** Debounce: two scans of one badge within this time count once. */
const REPEAT_MS = 5_000

export type Direction = { clockedIn: true; closedForgotten?: true; notPlanned?: true } | { clockedOut: true }

/** What the answer says of a shift. */
export type Shift = Pick<NonNullable<BadgeHolder['last']>, 'id' | 'positionName' | 'startTime' | 'hundredths'>

type Repeat = { kind: 'repeat'; direction: Direction; shift: Shift }

export type ScanDecision =
  | { kind: 'refuse'; error: ErrorCode }
  | Repeat
  | { kind: 'askPosition' }
  | { kind: 'askTips'; entryId: number }
  | { kind: 'clockIn'; direction: Direction; userPositionId: number }
  /** Tips count while the kiosk waits for them. */
  | { kind: 'clockOut'; entryId: number; tips?: { cashTips: number; creditTips: number } }

/** Decides what a scan does: it punches, asks what it needs to know first, repeats the last answer, or is refused. */
export function decideScan(holder: BadgeHolder, scan: BadgeScan, now: Date): ScanDecision {
  if (scan.timesheetId !== undefined) return decideTips(holder, scan, now)
  const repeat = repeatOf(holder, now)
  if (repeat) return repeat
  const { last, assignedIds } = holder
  // A chosen position always clocks in: whoever clocked in elsewhere meanwhile must not be clocked out by it.
  if (last && isAtWork(last, now) && scan.upId === undefined)
    return { kind: last.isTipped ? 'askTips' : 'clockOut', entryId: last.id }
  const clockIn = decideClockIn(
    assignedIds.map((id) => ({ id })),
    scan.upId,
  )
  if (clockIn.kind === 'refuse') return clockIn
  if (clockIn.kind === 'ask') return { kind: 'askPosition' }
  return { kind: 'clockIn', direction: clockedInOf(holder), userPositionId: clockIn.position.id }
}

function decideTips(holder: BadgeHolder, scan: BadgeScan, now: Date): ScanDecision {
  const { last } = holder
  const { timesheetId, cashTips = 0, creditTips = 0 } = scan
  const notAwaited = { kind: 'refuse', error: 'tipsNotAwaited' } as const
  if (last?.id !== timesheetId || !last) return notAwaited
  if (last.endTime) return repeatOf(holder, now) ?? notAwaited
  return { kind: 'clockOut', entryId: last.id, tips: { cashTips, creditTips } }
}

/** Whether an open shift can be ended by a scan; a forgotten one cannot. */
const isAtWork = (last: NonNullable<BadgeHolder['last']>, now: Date) =>
  last.endTime === null && !isForgotten(last, last.longestShiftHours, now)

/** Repeats the last answer when the badge was scanned within the debounce time. */
export function repeatOf(holder: BadgeHolder, now: Date): Repeat | undefined {
  const { last } = holder
  if (!last) return undefined
  const since = now.getTime() - (last.endTime ?? last.startTime).getTime()
  // A shift of zero length was added by a manager, not by a scan.
  const scanned = last.endTime?.getTime() !== last.startTime.getTime()
  // Negative under clock skew.
  if (!scanned || Math.abs(since) >= REPEAT_MS) return undefined
  return {
    kind: 'repeat',
    direction: last.endTime ? { clockedOut: true } : clockedInOf(holder),
    shift: last,
  }
}

/** Whoever is not on tonight's plan is told so, and works all the same. */
const clockedInOf = ({ isUnplanned }: BadgeHolder): Direction => ({
  clockedIn: true,
  ...(isUnplanned && { notPlanned: true }),
})
