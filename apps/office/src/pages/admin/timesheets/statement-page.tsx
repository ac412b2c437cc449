import { Title } from '@mantine/core'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { Navigate, useSearchParams } from 'react-router'
import { TIMECLOCK } from '../../../features/shifts/entries/timeclock.texts.ts'
import { StatementView } from '../../../features/shifts/statements/statement-view.tsx'
import { ADMIN } from '../admin.texts.ts'
import styles from './statement-page.module.css'
import { TimesheetSections } from './timesheet-sections.tsx'

/** The pay statement of one employee. */
export default function StatementPage() {
  const userId = useSearchParams()[0].get('person')
  if (!userId) return <Navigate to={OFFICE_PATHS.timesheets} replace />
  return (
    <div className={styles.page}>
      <Title order={1} className={styles.tab}>
        {ADMIN.tabs.timesheets}
      </Title>
      <TimesheetSections />
      <Title order={2} className={styles.title}>
        {TIMECLOCK.statement}
      </Title>
      <StatementView key={userId} userId={userId} />
    </div>
  )
}
