import type { PublicPage } from '@nightshift/shared/public-site/page-content'

const BELOW_HOME = ['apply', 'news', 'policies', 'demo-checkout'] as const

/** Matches an address to a public page. Only /apply takes a festival id. */
export function publicPageOf(pathname: string): PublicPage | undefined {
  const [first, ...more] = pathname.toLowerCase().split('/').filter(Boolean)
  if (first === undefined) return 'home'
  return more.length <= (first === 'apply' ? 1 : 0) ? BELOW_HOME.find((name) => name === first) : undefined
}
