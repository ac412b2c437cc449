import { Title } from '@mantine/core'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { Navigate, useSearchParams } from 'react-router'
import { ADMIN } from '../../../shell/admin.texts.ts'
import { TIMECLOCK } from '../../time/entries/timeclock.texts.ts'
import { TimesheetSections } from '../../time/pages/timesheet-sections.tsx'
import { StatementView } from '../statements/statement-view.tsx'
import styles from './statement-page.module.css'

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
