const ANY_SITE = 'http://site.invalid'

/** The path if it is on this site: prevents open redirects after signing in. */
export function sameSitePath(path: unknown): string | undefined {
  if (typeof path !== 'string' || !path.startsWith('/') || !URL.canParse(path, ANY_SITE)) return undefined
  // A browser reads '//evil', '/\evil' and '/<tab>/evil' as another site; its own parser knows best.
  const { origin, pathname, search, hash } = new URL(path, ANY_SITE)
  return origin === ANY_SITE && !pathname.startsWith('//') ? pathname + search + hash : undefined
}
