import { KIOSK_PATH, OFFICE_PATHS } from '@nightshift/shared/paths'
import { REDIRECTS } from '@nightshift/shared/short-paths'

/** The three web apps: the public site is rendered here, office and kiosk are one static document each. */
export type AppName = 'site' | 'office' | 'kiosk'

const OFFICE = new Set<string>(Object.values(OFFICE_PATHS))

/** Which app answers an address, or where it redirects to. The site says itself which pages it has. */
export function appAt(pathname: string): { app: AppName } | { redirectTo: string } {
  const path = pathname.toLowerCase().replace(/\/+$/, '')
  const redirectTo = REDIRECTS[path]
  if (redirectTo) return { redirectTo }
  if (path === KIOSK_PATH) return { app: 'kiosk' }
  if (OFFICE.has(path) || path.startsWith(`${OFFICE_PATHS.admin}/`)) return { app: 'office' }
  return { app: 'site' }
}
