import { Anchor } from '@mantine/core'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { PageTitle } from '@nightshift/ui/page-title.tsx'
import { Link } from 'react-router'
import { Page } from '../../../kit/page.tsx'
import { EMPLOYEE } from '../../../shell/employee.texts.ts'
import { TIMECLOCK } from '../../time/entries/timeclock.texts.ts'
import { StatementView } from '../statements/statement-view.tsx'

/** What I earned in a pay period, to read and to print. */
export default function MyStatementPage() {
  return (
    <Page
      title={TIMECLOCK.statement}
      tools={
        <nav aria-label={EMPLOYEE.titles.timeclock}>
          <Anchor component={Link} to={OFFICE_PATHS.timeclock}>
            {EMPLOYEE.titles.timeclock}
          </Anchor>
        </nav>
      }
    >
      <PageTitle>{TIMECLOCK.statement}</PageTitle>
      <StatementView />
    </Page>
  )
}
