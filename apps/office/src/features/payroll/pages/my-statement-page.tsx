import { Title } from '@mantine/core'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { PageTitle } from '@nightshift/ui/page-title.tsx'
import { Link } from 'react-router'
import { EMPLOYEE } from '../../../shell/employee.texts.ts'
import { TIMECLOCK } from '../../time/entries/timeclock.texts.ts'
import { StatementView } from '../statements/statement-view.tsx'
import styles from './my-statement-page.module.css'

/** What I earned in a pay period, to read and to print. */
export default function MyStatementPage() {
  return (
    <section className={styles.page}>
      <PageTitle>{TIMECLOCK.statement}</PageTitle>
      <nav aria-label={EMPLOYEE.titles.timeclock}>
        <Link to={OFFICE_PATHS.timeclock} className={styles.back}>
          {EMPLOYEE.titles.timeclock}
        </Link>
      </nav>
      <Title order={1}>{TIMECLOCK.statement}</Title>
      <StatementView />
    </section>
  )
}
