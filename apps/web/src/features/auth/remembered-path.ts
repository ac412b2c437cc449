import type { Location } from 'react-router'
import { sameSitePath } from '../../lib/same-site-path.ts'

export const HOME = '/employee'
export const LOGIN = '/employee/login'
export const LOGOUT = '/employee/logout'

/** What a protected page leaves in the history entry of the login page. */
export const rememberPath = ({ pathname, search, hash }: Location) => ({ from: pathname + search + hash })

/** Where a sign-in leads: the page that asked for it, or the welcome page. */
export function rememberedPath(state: unknown) {
  const path = sameSitePath((state as { from?: unknown } | null)?.from)
  return path && !path.startsWith(LOGIN) && !path.startsWith(LOGOUT) ? path : HOME
}
