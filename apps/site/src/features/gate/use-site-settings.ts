import { DEFAULT_VITALS_URL, type SiteSettings } from '@nightshift/shared/public-site/settings'
import { usePageData } from '../../lib/page-data.ts'

const DEFAULT: SiteSettings = { tickets: { vendor: 'demo' }, vitalsUrl: DEFAULT_VITALS_URL }

/** The operator's settings for the public pages. */
export const useSiteSettings = () => usePageData().settings ?? DEFAULT
