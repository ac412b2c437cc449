import { useCarried } from '../../lib/page-data.ts'

/** The settings of the public pages. */
export const useSiteSettings = () => useCarried('settings')
