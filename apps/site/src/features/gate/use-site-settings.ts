import { DEFAULT_SITE_SETTINGS } from '@nightshift/shared/public-site/settings'
import { usePageData } from '../../lib/page-data.ts'

/** The operator's settings for the public pages. */
export const useSiteSettings = () => usePageData().settings ?? DEFAULT_SITE_SETTINGS
