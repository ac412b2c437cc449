const BELOW_HOME = ['apply', 'news', 'policies', 'demo-checkout'] as const

/** Which public page an address is, if it is one. Only an application may name a festival behind it. */
export function publicPageOf(pathname: string) {
  const [first, ...more] = pathname.toLowerCase().split('/').filter(Boolean)
  if (first === undefined) return 'home'
  return more.length <= (first === 'apply' ? 1 : 0) ? BELOW_HOME.find((name) => name === first) : undefined
}
