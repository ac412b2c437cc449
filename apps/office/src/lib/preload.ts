import type { PageHandle } from '@nightshift/ui/lazy-page.tsx'
import { matchRoutes, type RouteObject } from 'react-router'

/** Preloads shell and page of an address in parallel. */
export const preload = (routes: RouteObject[], pathname: string) =>
  Promise.all(
    (matchRoutes(routes, pathname) ?? []).map(({ route }) =>
      (route.handle as PageHandle | undefined)?.preload(),
    ),
  )
