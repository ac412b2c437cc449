import { publicPageOf } from './features/public-site/public-page.ts'
import { page } from './lib/lazy-page.tsx'

const PAGES = {
  home: page(() => import('./pages/public/home-page.tsx')),
  apply: page(() => import('./pages/public/apply-page.tsx')),
  news: page(() => import('./pages/public/news-page.tsx')),
  policies: page(() => import('./pages/public/policies-page.tsx')),
  'demo-checkout': page(() => import('./pages/public/demo-checkout-page.tsx')),
}

/** The page at an address that is public. */
export function publicPageAt(pathname: string) {
  const name = publicPageOf(pathname)
  if (!name) throw new Error(`${pathname} is no public page`)
  const { element, handle } = PAGES[name]
  return { element, preload: handle.preload, alone: name === 'demo-checkout' }
}
