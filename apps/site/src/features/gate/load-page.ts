import { publicPageOf } from '@nightshift/shared/site/public-site/addresses'
import { LIVE_SITE, PUBLIC_CONFIG } from '@nightshift/shared/site/public-site/call-paths'
import type { PUBLIC_SITE_CALLS } from '@nightshift/shared/site/public-site/calls'
import { DEFAULT_VITALS_URL } from '@nightshift/shared/site/public-site/settings'
import { callApi } from '@nightshift/ui/api/api.ts'
import type { Carried, PageData } from '../../lib/page-data.ts'
import { carriedOf } from './carried.ts'
import { decidePublicPage } from './gate.ts'

/** Fetches the data of a page that came without it. The settings of the environment are unknown here. */
export async function loadPage({ host, pathname }: PageData): Promise<Partial<Carried>> {
  const publicConfig = await callApi<typeof PUBLIC_SITE_CALLS.config>(PUBLIC_CONFIG)
  const decision = decidePublicPage(publicConfig, host, pathname)
  if (decision.kind === 'redirect') return { publicConfig }
  const { site } = decision
  const live = await callApi<typeof PUBLIC_SITE_CALLS.live>(LIVE_SITE, {
    params: { festival: site.entry.id },
  })
  const settings = { vitalsUrl: DEFAULT_VITALS_URL }
  return carriedOf({
    page: publicPageOf(pathname)!,
    pathname,
    site,
    live,
    publicConfig,
    settings,
    now: new Date(),
  })
}
