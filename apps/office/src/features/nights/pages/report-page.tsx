import { Button, Title } from '@mantine/core'
import { NIGHT_REPORTS_CALLS } from '@nightshift/shared/nights/night-reports/calls'
import { Loading } from '@nightshift/ui/states/loading.tsx'
import { NoticeState, StateAction } from '@nightshift/ui/states/notice-state.tsx'
import { STATES } from '@nightshift/ui/states/states.texts.ts'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../lib/calls.ts'
import { ADMIN } from '../../../shell/admin.texts.ts'
import { REPORT } from '../night-reports/report/report.texts.ts'
import { ReportSheet } from '../night-reports/report/report-sheet.tsx'
import styles from './night-end.module.css'
import { NightSections } from './night-sections.tsx'

/** One report, which can be printed. */
export function ReportPage({ id }: { id: number }) {
  const { data: report, error, refetch } = useQuery(queryOf(NIGHT_REPORTS_CALLS.read, { params: { id } }))
  return (
    <div className={styles.page} data-printed>
      <Title order={1} className={styles.tab}>
        {ADMIN.tabs.nights}
      </Title>
      <NightSections />
      <div className={styles.head}>
        <Title order={2} className={styles.title}>
          {REPORT.title}
        </Title>
        <Button variant="default" disabled={!report} className={styles.print} onClick={() => window.print()}>
          {REPORT.print}
        </Button>
      </div>
      {report && <ReportSheet report={report} />}
      {!report && !error && <Loading />}
      {!report && error && (
        <NoticeState part title={STATES.failedTitle} text={REPORT.loadFailed}>
          <StateAction label={STATES.retry} onClick={() => refetch()} />
        </NoticeState>
      )}
    </div>
  )
}
