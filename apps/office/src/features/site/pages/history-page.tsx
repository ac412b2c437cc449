import { Title } from '@mantine/core'
import { SITE_CONTENT_CALLS } from '@nightshift/shared/site/site-content/calls'
import { VERSIONS_KEPT } from '@nightshift/shared/site/site-content/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Stack, Text } from '../../../kit/layout.tsx'
import { Loaded } from '../../../kit/loaded.tsx'
import { queryOf } from '../../../lib/calls.ts'
import { useEditedSite } from '../site-content/editing/use-site-drafts.ts'
import { BringBackDialog } from '../site-content/history/bring-back-dialog.tsx'
import { HISTORY } from '../site-content/history/history.texts.ts'
import { VersionList } from '../site-content/history/version-list.tsx'

/** The published versions, to look at and to bring back. */
export default function HistoryPage() {
  const { site } = useEditedSite()
  const query = queryOf(SITE_CONTENT_CALLS.versions, { params: { festival: site.festivalId } })
  const versions = useQuery(query)
  const [chosen, setChosen] = useState<number>()
  const [done, setDone] = useState('')
  return (
    <Stack>
      <Title order={1}>{HISTORY.title}</Title>
      <Text quiet>{HISTORY.explanation(VERSIONS_KEPT)}</Text>
      <Text status>{done}</Text>
      <Loaded
        query={versions}
        failed={HISTORY.loadFailed}
        empty={{ title: HISTORY.empty, text: HISTORY.emptyText }}
      >
        {(loaded) => <VersionList versions={loaded} live={site.version} onBringBack={setChosen} />}
      </Loaded>
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
    </Stack>
  )
}
