import { BACKUPS_CALLS } from '@nightshift/shared/system/backups/calls'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../lib/calls.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { backupReport } from './backup-report.ts'
import styles from './backup-section.module.css'
import { BACKUPS } from './backups.texts.ts'

/** No event announces a backup, and time alone makes one overdue. */
const LOOK_MS = 5 * 60_000

/** When the last good backup was: a quiet line, or a red card when something must be done. */
export function BackupSection() {
  const { timeZone } = useFestival()
  const { data: status } = useQuery({ ...queryOf(BACKUPS_CALLS.status), refetchInterval: LOOK_MS })
  if (!status) return null
  const { tone, summary, advice } = backupReport(status, new Date(), timeZone)
  return (
    <section className={styles.backups} data-tone={tone} aria-label={BACKUPS.title}>
      <p className={styles.summary}>{summary}</p>
      {advice.map((sentence) => (
        <p key={sentence} className={styles.advice}>
          {sentence}
        </p>
      ))}
    </section>
  )
}
