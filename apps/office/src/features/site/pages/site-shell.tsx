import { SITE_CONTENT_CALLS } from '@nightshift/shared/site/site-content/calls'
import type { EditedSite } from '@nightshift/shared/site/site-content/contract'
import { Loading } from '@nightshift/ui/states/loading.tsx'
import { NoticeState, StateAction } from '@nightshift/ui/states/notice-state.tsx'
import { STATES } from '@nightshift/ui/states/states.texts.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo } from 'react'
import { Outlet } from 'react-router'
import { queryOf } from '../../../lib/calls.ts'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { EDITING } from '../site-content/editing/editing.texts.ts'
import { EditedSiteContext, useSiteDrafts } from '../site-content/editing/use-site-drafts.ts'
import { SiteLinks, SiteMenu } from './site-navigation.tsx'
import styles from './site-shell.module.css'

/** The frame of the Site tab's pages. The drafts live here, so that edits survive the way from section to section. */
export default function SiteShell() {
  const { id: festival } = useFestival()
  const { data: site, error, refetch } = useQuery(queryOf(SITE_CONTENT_CALLS.read, { params: { festival } }))
  if (site) return <Frame site={site} />
  if (!error) return <Loading />
  return (
    <NoticeState part title={STATES.failedTitle} text={EDITING.loadFailed}>
      <StateAction label={STATES.retry} onClick={() => refetch()} />
    </NoticeState>
  )
}

function Frame({ site }: { site: EditedSite }) {
  const drafts = useSiteDrafts(site)
  const edited = useMemo(() => ({ site, drafts }), [site, drafts])
  return (
    <EditedSiteContext value={edited}>
      <div className={styles.shell}>
        <SiteLinks />
        <SiteMenu />
        <div className={styles.page}>
          <Suspense fallback={<Loading />}>
            <Outlet />
          </Suspense>
        </div>
      </div>
    </EditedSiteContext>
  )
}
