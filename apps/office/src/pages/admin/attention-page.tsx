import { Title } from '@mantine/core'
import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { Loading } from '@nightshift/ui/states/loading.tsx'
import { NoticeState, StateAction } from '@nightshift/ui/states/notice-state.tsx'
import { STATES } from '@nightshift/ui/states/states.texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useFestival } from '../../features/festivals/chooser/use-festival.ts'
import { attentionQuery } from '../../features/shifts/attention/attention.api.ts'
import { ATTENTION } from '../../features/shifts/attention/attention.texts.ts'
import { AttentionList } from '../../features/shifts/attention/attention-list.tsx'
import { ADMIN } from './admin.texts.ts'
import { TimesheetSections } from './timesheet-sections.tsx'
import styles from './timesheets-page.module.css'

/** Kiosk punches that wait for a manager's decision. */
export default function AttentionPage() {
  const { id, timeZone } = useFestival()
  const { data: items, error, refetch } = useQuery(attentionQuery(id))
  useFailureAlert(error, ATTENTION.loadFailed)
  return (
    <div className={styles.page}>
      <Title order={1}>{ADMIN.tabs.timesheets}</Title>
      <TimesheetSections />
      <p className={styles.explanation}>{ATTENTION.explanation(timeZone)}</p>
      {items && <AttentionList items={items} timeZone={timeZone} />}
      {!items && !error && <Loading />}
      {!items && error && (
        <NoticeState part title={STATES.failedTitle} text={ATTENTION.loadFailed}>
          <StateAction label={STATES.retry} onClick={() => refetch()} />
        </NoticeState>
      )}
    </div>
  )
}
