import type { PageHandle } from '@nightshift/ui/lazy-page.tsx'
import { matchRoutes, type RouteObject } from 'react-router'

/** Preloads shell and page of an address in parallel. */
export const preload = (routes: RouteObject[], pathname: string) =>
  Promise.all(
    (matchRoutes(routes, pathname) ?? []).map(({ route }) =>
      (route.handle as PageHandle | undefined)?.preload(),
    ),
  )

/** Preloads the page of a link when it is pointed at, touched or focused: the click comes a tenth of a second later. */
export function preloadLinks(routes: RouteObject[]) {
  const begin = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a')
    // What fails here is reported when the page renders.
    if (link && link.origin === window.location.origin) preload(routes, link.pathname).catch(() => {})
  }
  document.addEventListener('pointerover', begin)
  document.addEventListener('focusin', begin)
}
