import type { BackupStatus } from '@nightshift/shared/backups/contract'
import { rowsText, sizeText } from '@nightshift/shared/backups/words'
import { addDays, dateAt } from '@nightshift/shared/local-time'
import { formatClock, formatDate } from '@nightshift/shared/time'
import { DASHBOARD_TEXTS } from './dashboard.texts.ts'

const words = DASHBOARD_TEXTS.backups

type BackupReport = { tone: 'quiet' | 'warning' | 'problem'; summary: string; advice: string[] }
type Automatic = Extract<BackupStatus, { automatic: true }>

/** What an administrator reads about the backups: the last good one, and what to do where something is wrong. */
export function backupReport(status: BackupStatus, now: Date, timeZone: string): BackupReport {
  if (!status.automatic) return { tone: 'quiet', summary: words.external, advice: [] }
  const problems = problemsOf(status, now, timeZone)
  const warnings = warningsOf(status)
  const tone = problems.length || status.overdue ? 'problem' : warnings.length ? 'warning' : 'quiet'
  return { tone, summary: summaryOf(status, now, timeZone), advice: [...problems, ...warnings] }
}

function summaryOf({ lastGood, overdue }: Automatic, now: Date, timeZone: string) {
  if (!lastGood) return overdue ? words.noneOverdue : words.none
  const { at, rows, bytes } = lastGood
  return words.lastGood(whenText(at, now, timeZone), rowsText(rows), sizeText(bytes))
}

function problemsOf({ folder, lastGood, lastFailure, overdue }: Automatic, now: Date, timeZone: string) {
  // A folder that is missing is why the last backup failed, or why the next one will.
  if (folder === 'notMounted') return [words.notMounted]
  if (lastFailure && !(lastGood && lastGood.at > lastFailure.at))
    return [words.failed(whenText(lastFailure.at, now, timeZone), lastFailure.reason)]
  return overdue ? [words.overdue] : []
}

function warningsOf({ folder, lastPing }: Automatic) {
  return [
    ...(folder === 'sameDisk' ? [words.sameDisk] : []),
    ...(lastPing?.failure ? [words.pingFailed(lastPing.failure)] : []),
  ]
}

/** 'today 6:02 AM', in the festival's time zone. */
function whenText(at: string, now: Date, timeZone: string) {
  const [date, today] = [dateAt(at, timeZone), dateAt(now, timeZone)]
  const time = formatClock(at, timeZone)
  if (date === today) return words.today(time)
  if (date === addDays(today, -1)) return words.yesterday(time)
  return words.on(formatDate(at, timeZone), time)
}
