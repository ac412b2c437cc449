import { Anchor } from '@mantine/core'
import { OFFICE_PATHS } from '@nightshift/shared/paths'
import { SITE_CONTENT_CALLS } from '@nightshift/shared/site/site-content/calls'
import type { EditedSite } from '@nightshift/shared/site/site-content/contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo } from 'react'
import { Outlet } from 'react-router'
import { Text } from '../../../kit/layout.tsx'
import { Loaded } from '../../../kit/loaded.tsx'
import { LoadingRows } from '../../../kit/loading-rows.tsx'
import { Page } from '../../../kit/page.tsx'
import { queryOf } from '../../../lib/calls.ts'
import { ADMIN } from '../../../shell/admin.texts.ts'
import { SectionLinks } from '../../../shell/section-links.tsx'
import { useFestival } from '../../setup/festivals/chooser/use-festival.ts'
import { EDITING } from '../site-content/editing/editing.texts.ts'
import { EditedSiteContext, useSiteDrafts } from '../site-content/editing/use-site-drafts.ts'
import { HISTORY } from '../site-content/history/history.texts.ts'
import { PREVIEW } from '../site-content/preview/preview.texts.ts'
import { SITE } from './site.texts.ts'

const PAGES = [
  { to: OFFICE_PATHS.site, label: SITE.overview },
  { to: OFFICE_PATHS.sitePreview, label: PREVIEW.title },
  { to: OFFICE_PATHS.siteHistory, label: HISTORY.title },
]

/** The frame of the Site tab's pages. */
export default function SiteShell() {
  const { id: festival } = useFestival()
  const query = useQuery(queryOf(SITE_CONTENT_CALLS.read, { params: { festival } }))
  const address = query.data && addressOf(query.data.hostName)
  return (
    <Page
      title={ADMIN.tabs.site}
      sections={<SectionLinks label={SITE.pages} sections={PAGES} />}
      tools={
        address && (
          <Text quiet>
            {SITE.address}: <Anchor href={address}>{address}</Anchor>
          </Text>
        )
      }
    >
      <Loaded query={query} failed={EDITING.loadFailed} empty="never">
        {(site) => <WithDrafts site={site} />}
      </Loaded>
    </Page>
  )
}

/** The address of a host that this server answers on the port of this page. */
function addressOf(hostName: string) {
  const { protocol, port } = window.location
  return `${protocol}//${hostName}${port && `:${port}`}`
}

/** The drafts live here, so that edits survive the way from section to section. */
function WithDrafts({ site }: { site: EditedSite }) {
  const drafts = useSiteDrafts(site)
  const edited = useMemo(() => ({ site, drafts }), [site, drafts])
  return (
    <EditedSiteContext value={edited}>
      <Suspense fallback={<LoadingRows />}>
        <Outlet />
      </Suspense>
    </EditedSiteContext>
  )
}
