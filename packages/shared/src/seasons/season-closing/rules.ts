import {
  CLOSING_LINES,
  type ClosingBackup,
  type ClosingPlan,
  type ClosingReasons,
  type Seen,
} from './contract.ts'

/** How old the backup before closing may be. */
const BACKUP_MAX_AGE_MS = 3_600_000

/** What the plan showed, to be sent with the decision. */
export const seenIn = ({ lines, applications }: Pick<ClosingPlan, 'lines' | 'applications'>): Seen => ({
  nightsToCome: lines.nightsToCome.count,
  openShifts: lines.openShifts.count,
  needsReview: lines.needsReview.count,
  attention: lines.attention.count,
  unexported: lines.unexported.count,
  applications,
})

/** Whether there is more to settle than what the administrator has seen. */
export const isWorse = (now: Seen, seen: Seen) =>
  (Object.keys(now) as (keyof Seen)[]).some((key) => now[key] > seen[key])

/** The lines that are neither settled nor overridden with a reason. */
export const unsettledLines = ({ lines }: Pick<ClosingPlan, 'lines'>, reasons: ClosingReasons) =>
  CLOSING_LINES.filter((line) => lines[line].count > 0 && !reasons[line])

/** Whether this backup is recent enough to close the season after it. */
export const isFreshBackup = (backup: ClosingBackup, now: Date) =>
  backup.kind === 'good' && now.getTime() - new Date(backup.at).getTime() <= BACKUP_MAX_AGE_MS

/** Employees leave with the season; leads, managers and administrators stay unless they are ticked. */
export const leavesByDefault = ({ accessLvl }: { accessLvl: number }) => accessLvl < 1
