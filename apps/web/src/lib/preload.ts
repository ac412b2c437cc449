import { matchRoutes, type RouteObject } from 'react-router'
import type { RouteHandle } from './lazy-page.tsx'

/** The lazy routes of an address, from the outermost shell to the page. */
export const handlesOf = (routes: RouteObject[], pathname: string) =>
  (matchRoutes(routes, pathname) ?? []).map(({ route }) => (route.handle ?? {}) as RouteHandle)

/** Preloads shell and page of an address in parallel. */
export const preload = (handles: RouteHandle[]) => Promise.all(handles.map((handle) => handle.preload?.()))
