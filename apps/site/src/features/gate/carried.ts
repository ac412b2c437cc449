import { nightsOf } from '@nightshift/shared/seasons/nights'
import type { PublicConfigEntry } from '@nightshift/shared/setup/festivals/contract'
import { releaseOf } from '@nightshift/shared/site/public-site/addresses'
import { effectiveSettings } from '@nightshift/shared/site/public-site/effective-settings'
import { type PublicPage, pageContentOf } from '@nightshift/shared/site/public-site/page-content'
import type { LiveSite } from '@nightshift/shared/site/public-site/rendered'
import { seasonFacts } from '@nightshift/shared/site/public-site/season-facts'
import type { OperatorSettings } from '@nightshift/shared/site/public-site/settings'
import { libraryFilesIn } from '../../lib/library-files.ts'
import type { Carried } from '../../lib/page-data.ts'
import type { PublicSite } from './gate.ts'

type Known = {
  page: PublicPage
  pathname: string
  site: PublicSite
  live: LiveSite
  publicConfig: PublicConfigEntry[]
  settings: OperatorSettings
  now: Date
}

/** The data of a page, computed by the server; by the browser only for a page that came without it. */
export function carriedOf({ page, pathname, site, live, publicConfig, settings, now }: Known): Carried {
  const { entry, festival } = site
  const nights = nightsOf(entry.season, entry.timeZone)
  const content = pageContentOf(page, { ...live, entry, nights, now, release: releaseOf(pathname) })
  return {
    publicConfig,
    settings: effectiveSettings(settings, live.content),
    seasonFacts: seasonFacts(festival, now),
    content,
    libraryFiles: libraryFilesIn(content),
    closedNights: live.closedNights.map(({ date }) => date),
  }
}
