import { KIOSK_PUNCHES_CALLS } from '@nightshift/shared/kiosk/offline-punches/calls'
import { ENTRY_REQUESTS_CALLS } from '@nightshift/shared/time/entry-requests/calls'
import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { Loading } from '@nightshift/ui/states/loading.tsx'
import { NoticeState, StateAction } from '@nightshift/ui/states/notice-state.tsx'
import { STATES } from '@nightshift/ui/states/states.texts.ts'
import { useQuery } from '@tanstack/react-query'
import { Text } from '../../../kit/layout.tsx'
import { Page } from '../../../kit/page.tsx'
import { queryOf } from '../../../lib/calls.ts'
import { ADMIN } from '../../../shell/admin.texts.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { ATTENTION } from '../attention/attention.texts.ts'
import { AttentionList } from '../attention/attention-list.tsx'
import { RequestList } from '../requests/decide/request-list.tsx'
import { TimesheetSections } from './timesheet-sections.tsx'

/** Requests about shifts and kiosk punches that wait for a manager's decision. */
export default function AttentionPage() {
  const { id, timeZone } = useFestival()
  const query = { festivalId: id }
  const punches = useQuery(queryOf(KIOSK_PUNCHES_CALLS.list, { query }))
  const requests = useQuery(queryOf(ENTRY_REQUESTS_CALLS.list, { query }))
  const error = punches.error ?? requests.error
  useFailureAlert(error, ATTENTION.loadFailed)
  const isLoaded = punches.data !== undefined && requests.data !== undefined
  const refetch = () => Promise.all([punches.refetch(), requests.refetch()])
  return (
    <Page title={ADMIN.tabs.timesheets} sections={<TimesheetSections />}>
      <Text quiet>{ATTENTION.explanation(timeZone)}</Text>
      {requests.data && <RequestList requests={requests.data} timeZone={timeZone} />}
      {punches.data && <AttentionList items={punches.data} timeZone={timeZone} />}
      {isLoaded && punches.data.length + requests.data.length === 0 && (
        <NoticeState part title={ATTENTION.empty} text={ATTENTION.emptyText} />
      )}
      {!isLoaded && !error && <Loading />}
      {!isLoaded && error && (
        <NoticeState part title={STATES.failedTitle} text={ATTENTION.loadFailed}>
          <StateAction label={STATES.retry} onClick={refetch} />
        </NoticeState>
      )}
    </Page>
  )
}
