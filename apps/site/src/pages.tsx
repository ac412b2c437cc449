import { publicPageOf } from '@nightshift/shared/site/public-site/addresses'
import { page } from '@nightshift/ui/lazy-page.tsx'

const PAGES = {
  home: page(() => import('./pages/home-page.tsx')),
  apply: page(() => import('./pages/apply-page.tsx')),
  news: page(() => import('./pages/news-page.tsx')),
  press: page(() => import('./pages/press-page.tsx')),
  policies: page(() => import('./pages/policies-page.tsx')),
  'demo-checkout': page(() => import('./pages/demo-checkout-page.tsx')),
}

/** The lazy page at a public address. */
export function publicPageAt(pathname: string) {
  const name = publicPageOf(pathname)
  if (!name) throw new Error(`${pathname} is no public page`)
  const { element, handle } = PAGES[name]
  return { element, preload: handle.preload, alone: name === 'demo-checkout' }
}
