import type { BadgeScan } from '@nightshift/shared/kiosk/contract'
import type { RosterPerson } from '@nightshift/shared/kiosk/kiosks/contract'
import type { KioskPunch } from '@nightshift/shared/kiosk/offline-punches/contract'
import { isForgotten } from '@nightshift/shared/time/timeclock/forgotten'
import { decideClockIn } from '@nightshift/shared/time/timeclock/rules'

/** Debounce: two scans of one badge within this time count once, as at the server. */
const REPEAT_MS = 5_000

export type Direction = KioskPunch['direction']
type Position = RosterPerson['positions'][number]

/** What the kiosk knows about a badge: its holder, their open shift, and their last punch that waits. */
export type Known = {
  person?: RosterPerson
  openShift?: { since: string; isTipped: boolean; positionName?: string }
  last?: { direction: Direction; at: string }
}

/** A scan, with the direction where somebody chose it, or where nobody answered the question that came. */
export type DirectedScan = { scan: BadgeScan; direction?: Direction; unanswered?: true }

/** A punch to save. `position` is unknown where the server asked for it before the connection was lost. */
type OfflinePunch = {
  kind: 'punch'
  direction: Direction
  position?: Position
  closedForgotten?: true
}

export type OfflineDecision =
  | { kind: 'refuse'; error: 'noPositionAssigned' | 'positionNotAssigned' }
  | { kind: 'askPosition'; options: Position[] }
  | { kind: 'askTips' | 'askDirection' }
  | { kind: 'repeat'; direction: Direction }
  | OfflinePunch

/** Decides a scan by the roster, as the server would: a punch, or a question that comes first. */
export function decideOffline(
  { scan, direction }: DirectedScan,
  { person, openShift, last }: Known,
  longestShiftHours: number,
  now: Date,
): OfflineDecision {
  const justNow = (at: string) => Math.abs(now.getTime() - new Date(at).getTime()) < REPEAT_MS
  if (last && justNow(last.at)) return { kind: 'repeat', direction: last.direction }
  const forgotten = openShift && isForgotten({ startTime: openShift.since }, longestShiftHours, now)
  const clockIn = (position?: Position): OfflinePunch => ({
    kind: 'punch',
    direction: 'in',
    ...(position && { position }),
    ...(forgotten && { closedForgotten: true }),
  })
  const clockOut: OfflinePunch = { kind: 'punch', direction: 'out' }

  // The answer to a question: whoever clocked in or out elsewhere meanwhile is not toggled by it.
  if (scan.cashTips !== undefined) return clockOut
  if (scan.upId !== undefined) return clockIn(person?.positions.find(({ id }) => id === scan.upId))
  if (direction) return direction === 'in' ? clockIn() : clockOut

  if (!person) return { kind: 'askDirection' }
  if (openShift && !forgotten) {
    if (justNow(openShift.since)) return { kind: 'repeat', direction: 'in' }
    return openShift.isTipped ? { kind: 'askTips' } : clockOut
  }
  const decision = decideClockIn(person.positions)
  if (decision.kind === 'refuse') return decision
  return decision.kind === 'ask'
    ? { kind: 'askPosition', options: decision.options }
    : clockIn(decision.position)
}
