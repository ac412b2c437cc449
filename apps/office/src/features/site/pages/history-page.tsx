import { Title } from '@mantine/core'
import { SITE_CONTENT_CALLS } from '@nightshift/shared/site/site-content/calls'
import { VERSIONS_KEPT } from '@nightshift/shared/site/site-content/contract'
import { Loading } from '@nightshift/ui/states/loading.tsx'
import { NoticeState, StateAction } from '@nightshift/ui/states/notice-state.tsx'
import { STATES } from '@nightshift/ui/states/states.texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '../../../lib/calls.ts'
import { useEditedSite } from '../site-content/editing/use-site-drafts.ts'
import { BringBackDialog } from '../site-content/history/bring-back-dialog.tsx'
import { HISTORY } from '../site-content/history/history.texts.ts'
import { VersionList } from '../site-content/history/version-list.tsx'
import styles from './overview-page.module.css'

/** The published versions, to look at and to bring back. */
export default function HistoryPage() {
  const { site } = useEditedSite()
  const query = queryOf(SITE_CONTENT_CALLS.versions, { params: { festival: site.festivalId } })
  const { data: versions, error, refetch } = useQuery(query)
  const [chosen, setChosen] = useState<number>()
  const [done, setDone] = useState('')
  return (
    <div className={styles.page}>
      <Title order={1}>{HISTORY.title}</Title>
      <p className={styles.hint}>{HISTORY.explanation(VERSIONS_KEPT)}</p>
      <p role="status" className={styles.done}>
        {done}
      </p>
      {!versions && !error && <Loading />}
      {!versions && error && (
        <NoticeState part title={STATES.failedTitle} text={HISTORY.loadFailed}>
          <StateAction label={STATES.retry} onClick={() => refetch()} />
        </NoticeState>
      )}
      {versions?.length === 0 && <NoticeState part title={HISTORY.empty} text={HISTORY.emptyText} />}
      {versions && versions.length > 0 && (
        <VersionList versions={versions} live={site.version} onBringBack={setChosen} />
      )}
      {chosen !== undefined && (
        <BringBackDialog
          number={chosen}
          onClose={() => setChosen(undefined)}
          onDone={(words) => {
            setDone(words)
            setChosen(undefined)
          }}
        />
      )}
    </div>
  )
}
