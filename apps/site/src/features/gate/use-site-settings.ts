import { DEFAULT_SITE_SETTINGS } from '@nightshift/shared/public-site/settings'
import { usePageData } from '../../lib/page-data.ts'

/** What the operator has chosen for the public pages. */
export const useSiteSettings = () => usePageData().settings ?? DEFAULT_SITE_SETTINGS
