import { OFFICE_PATHS } from '@nightshift/shared/paths'
import type { Location } from 'react-router'
import { sameSitePath } from '../../../lib/same-site-path.ts'

/** The location state of the redirect to the login page. */
export const rememberPath = ({ pathname, search, hash }: Location) => ({ from: pathname + search + hash })

/** The path after a sign-in: the page that redirected to the login, or the welcome page. */
export function rememberedPath(state: unknown) {
  const path = sameSitePath((state as { from?: unknown } | null)?.from)
  return path && !path.startsWith(OFFICE_PATHS.login) && !path.startsWith(OFFICE_PATHS.logout)
    ? path
    : OFFICE_PATHS.welcome
}
