import { OFFICE_PATHS } from './paths.ts'

/**
 * Short paths that people type, and their redirects. Not in `paths.ts`: the site and the kiosk would load all paths of
 * the office with it.
 */
export const REDIRECTS: Record<string, string> = {
  '/login': OFFICE_PATHS.login,
  '/logout': OFFICE_PATHS.logout,
  '/employees': OFFICE_PATHS.welcome,
  '/admin': OFFICE_PATHS.admin,
  '/timeclock': OFFICE_PATHS.timeclock,
}
