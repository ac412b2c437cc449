import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { Navigate, useSearchParams } from 'react-router'
import { Page, Section } from '../../../kit/page.tsx'
import { ADMIN } from '../../../shell/admin.texts.ts'
import { TIMECLOCK } from '../../time/entries/timeclock.texts.ts'
import { TimesheetSections } from '../../time/pages/timesheet-sections.tsx'
import { StatementView } from '../statements/statement-view.tsx'

/** The pay statement of one employee. */
export default function StatementPage() {
  const userId = useSearchParams()[0].get('person')
  if (!userId) return <Navigate to={OFFICE_PATHS.timesheets} replace />
  return (
    <Page title={ADMIN.tabs.timesheets} sections={<TimesheetSections />}>
      <Section title={TIMECLOCK.statement}>
        <StatementView key={userId} userId={userId} />
      </Section>
    </Page>
  )
}
