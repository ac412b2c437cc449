import { type ComponentType, lazy, useState } from 'react'

type Load = () => Promise<{ default: ComponentType }>

export type PageHandle = { preload: () => Promise<unknown> }

let pages = 0

/**
 * Code splitting: a route's page in its own chunk. Once preloaded it renders synchronously, so that the server renders it
 * whole and the browser loads shell and page in parallel. `prefetch` begins to read what the page shows.
 */
export function page(load: Load, prefetch?: () => void) {
  pages += 1
  const waiting = lazy(load)
  let loaded: ComponentType | undefined
  const handle: PageHandle = {
    preload: async () => {
      prefetch?.()
      loaded = (await load()).default
    },
  }
  // The key remounts: pages of one outlet must not share state.
  return { element: <Page key={pages} pick={() => loaded ?? waiting} />, handle }
}

function Page({ pick }: { pick: () => ComponentType }) {
  // Chosen once per mount: switching the component later would lose the page's state.
  const [Picked] = useState(pick)
  return <Picked />
}
