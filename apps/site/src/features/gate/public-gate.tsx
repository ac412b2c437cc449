import { Redirect } from '@nightshift/ui/redirect.tsx'
import { Loading } from '@nightshift/ui/states/loading.tsx'
import { NoticeState, StateAction } from '@nightshift/ui/states/notice-state.tsx'
import { STATES } from '@nightshift/ui/states/states.texts.ts'
import { createContext, type ReactNode, use } from 'react'
import { PageDataContext } from '../../lib/page-data.ts'
import { decidePublicPage, type PublicSite } from './gate.ts'
import { useLoadedPage } from './use-loaded-page.ts'

const PublicSiteContext = createContext<PublicSite | null>(null)

/** The site of the current page; below a PublicGate only. */
export function usePublicSite() {
  const site = use(PublicSiteContext)
  if (!site) throw new Error('usePublicSite is used outside of PublicGate')
  return site
}

/** Route guard: renders a public page where the host shows it, and redirects elsewhere. */
export function PublicGate({ children }: { children: ReactNode }) {
  const { state, retry } = useLoadedPage()

  if (state.kind === 'loading') return <Loading />
  if (state.kind === 'failed') {
    return (
      <NoticeState title={STATES.failedTitle}>
        <StateAction label={STATES.retry} onClick={retry} />
      </NoticeState>
    )
  }
  const { page } = state
  const decision = decidePublicPage(page.publicConfig!, page.host, page.pathname)
  if (decision.kind === 'redirect') return <Redirect to={decision.to} />
  return (
    <PageDataContext value={page}>
      <PublicSiteContext value={decision.site}>{children}</PublicSiteContext>
    </PageDataContext>
  )
}
