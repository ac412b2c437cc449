import { matchRoutes, type RouteObject } from 'react-router'
import type { RouteHandle } from './lazy-page.tsx'

/** What stands on an address, from the outermost shell to the page. */
export const handlesOf = (routes: RouteObject[], pathname: string) =>
  (matchRoutes(routes, pathname) ?? []).map(({ route }) => (route.handle ?? {}) as RouteHandle)

/** Fetches shell and page of an address at the same time. */
export const preload = (handles: RouteHandle[]) => Promise.all(handles.map((handle) => handle.preload?.()))
