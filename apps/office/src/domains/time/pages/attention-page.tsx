import { KIOSK_PUNCHES_CALLS } from '@nightshift/shared/kiosk/offline-punches/calls'
import { ENTRY_REQUESTS_CALLS } from '@nightshift/shared/time/entry-requests/calls'
import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { NoticeState } from '@nightshift/ui/states/notice-state.tsx'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Text } from '../../../kit/layout.tsx'
import { Loaded } from '../../../kit/loaded.tsx'
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
  useFailureAlert(punches.error ?? requests.error, ATTENTION.loadFailed)
  const isEmpty = punches.data?.length === 0 && requests.data?.length === 0
  return (
    <Page title={ADMIN.tabs.timesheets} sections={<TimesheetSections />}>
      <Text quiet>{ATTENTION.explanation(timeZone)}</Text>
      <Loaded query={listed(requests)} failed={ATTENTION.loadFailed} empty="never">
        {({ items }) => <RequestList requests={items} timeZone={timeZone} />}
      </Loaded>
      <Loaded query={listed(punches)} failed={ATTENTION.loadFailed} empty="never">
        {({ items }) => <AttentionList items={items} timeZone={timeZone} />}
      </Loaded>
      {isEmpty && <NoticeState part title={ATTENTION.empty} text={ATTENTION.emptyText} />}
    </Page>
  )
}

/** Stays when it is empty, as it says what was decided last. */
const listed = <Item,>({
  data,
  error,
  refetch,
}: Pick<UseQueryResult<Item[]>, 'data' | 'error' | 'refetch'>) => ({
  data: data && { items: data },
  error,
  refetch,
})
