import { nextLocalHour } from '../../local-time.ts'

const HOUR_MS = 3_600_000
const BACKUP_HOUR = 6
const OVERDUE_MS = 36 * HOUR_MS
const RETRY_MS = HOUR_MS

type Backups = { lastGoodAt?: Date; lastFailureAt?: Date; timeZone: string }

/**
 * When the next backup is due: at the first 6:00 AM after the last good one, when the night is over and the day has not
 * begun, and an hour after a failure. An instant in the past means at once: the machine was off at 6:00 AM.
 */
export function nextBackupAt({ lastGoodAt, lastFailureAt, timeZone }: Backups): Date {
  const due = lastGoodAt ? nextLocalHour(lastGoodAt, BACKUP_HOUR, timeZone) : new Date(0)
  const failed = lastFailureAt && !(lastGoodAt && lastGoodAt > lastFailureAt)
  const retry = failed ? lastFailureAt.getTime() + RETRY_MS : 0
  return new Date(Math.max(due.getTime(), retry))
}

/** Whether the last good backup, or the start of a server that has none yet, is more than 36 hours ago. */
export const isBackupOverdue = (since: Date, now: Date) => now.getTime() - since.getTime() > OVERDUE_MS
