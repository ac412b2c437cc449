import { Alert } from '@mantine/core'
import { BACKUPS_CALLS } from '@nightshift/shared/system/backups/calls'
import { useQuery } from '@tanstack/react-query'
import { Text } from '../../../kit/layout.tsx'
import { Mark } from '../../../kit/mark.tsx'
import { queryOf } from '../../../lib/calls.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { backupReport } from './backup-report.ts'
import { BACKUPS } from './backups.texts.ts'

/** No event announces a backup, and time alone makes one overdue. */
const LOOK_MS = 5 * 60_000

/** When the last good backup was: a quiet line, or a red note when something must be done. */
export function BackupSection() {
  const { timeZone } = useFestival()
  const { data: status } = useQuery({ ...queryOf(BACKUPS_CALLS.status), refetchInterval: LOOK_MS })
  if (!status) return null
  const { tone, summary, advice } = backupReport(status, new Date(), timeZone)
  const sentences = advice.map((sentence) => <Text key={sentence}>{sentence}</Text>)
  return (
    <section aria-label={BACKUPS.title}>
      {tone === 'problem' ? (
        <Alert role="note" color="red" title={summary}>
          {sentences}
        </Alert>
      ) : (
        <>
          <Text quiet>
            <Mark tone={tone === 'warning' ? 'warn' : 'ok'} shape={tone === 'warning' ? 'half' : 'full'} />{' '}
            {summary}
          </Text>
          {sentences}
        </>
      )}
    </section>
  )
}
