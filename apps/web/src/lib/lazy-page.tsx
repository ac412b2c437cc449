import { type ComponentType, lazy, useState } from 'react'

type Load = () => Promise<{ default: ComponentType }>

/** What the server and the start of the browser read from a matched route. */
export type RouteHandle = { preload?: () => Promise<unknown>; redirectTo?: string; isUnknown?: boolean }

let pages = 0

/**
 * A route's page in a chunk of its own. Once preloaded it renders without waiting, which is how the server renders
 * it whole and how the browser starts to fetch shell and page at the same time.
 */
export function page(load: Load) {
  pages += 1
  const waiting = lazy(load)
  let loaded: ComponentType | undefined
  const handle = {
    preload: async () => {
      loaded = (await load()).default
    },
  }
  // The key keeps apart the pages that take turns in one place.
  return { element: <Page key={pages} pick={() => loaded ?? waiting} />, handle }
}

function Page({ pick }: { pick: () => ComponentType }) {
  // Picked once per mount: to change over later would throw the page's state away.
  const [Picked] = useState(pick)
  return <Picked />
}
