import { addDays, dateAt } from '@nightshift/shared/local-time'
import type { BackupStatus } from '@nightshift/shared/system/backups/contract'
import { backupProblem } from '@nightshift/shared/system/backups/problem'
import { rowsText, sizeText } from '@nightshift/shared/system/backups/words'
import { formatClock, formatDate } from '@nightshift/shared/time'
import { BACKUPS as words } from './backups.texts.ts'

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

function problemsOf(status: Automatic, now: Date, timeZone: string) {
  const problem = backupProblem(status)
  if (!problem) return []
  if (problem.kind !== 'failed') return [words[problem.kind]]
  return [words.failed(whenText(problem.at, now, timeZone), problem.reason)]
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
