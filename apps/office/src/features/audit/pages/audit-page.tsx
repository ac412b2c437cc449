import { useFailureAlert } from '@nightshift/ui/dialogs/failure.ts'
import { Loading } from '@nightshift/ui/states/loading.tsx'
import { NoticeState, StateAction } from '@nightshift/ui/states/notice-state.tsx'
import { STATES } from '@nightshift/ui/states/states.texts.ts'
import { Text } from '../../../kit/layout.tsx'
import { GeneralFrame } from '../../setup/pages/general-frame.tsx'
import { AUDIT } from '../audit.texts.ts'
import { AuditFilters } from '../audit-filters.tsx'
import { AuditList } from '../audit-list.tsx'
import { useAudit } from '../use-audit.ts'

export default function AuditPage() {
  const audit = useAudit()
  useFailureAlert(audit.pages.error, AUDIT.loadFailed)
  return (
    <GeneralFrame>
      <Text quiet>{AUDIT.explanation(audit.timeZone)}</Text>
      <AuditFilters filters={audit.filters} onChange={audit.change} />
      <List audit={audit} />
    </GeneralFrame>
  )
}

function List({ audit: { rows, pages, isPeriod, names, timeZone } }: { audit: ReturnType<typeof useAudit> }) {
  if (pages.error && rows.length === 0)
    return (
      <NoticeState part title={STATES.failedTitle} text={AUDIT.loadFailed}>
        <StateAction label={STATES.retry} onClick={() => pages.refetch()} />
      </NoticeState>
    )
  if (pages.isLoading) return <Loading />
  if (!isPeriod || rows.length === 0) return <NoticeState part title={AUDIT.empty} text={AUDIT.emptyText} />
  const loadMore = pages.hasNextPage ? () => void pages.fetchNextPage({ cancelRefetch: false }) : undefined
  return <AuditList rows={rows} names={names} timeZone={timeZone} loadMore={loadMore} />
}
