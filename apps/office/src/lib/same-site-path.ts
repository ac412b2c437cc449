const ANY_SITE = 'http://site.invalid'

/** The path if it is on this site: prevents open redirects after signing in. */
export function sameSitePath(path: unknown): string | undefined {
  if (typeof path !== 'string' || !path.startsWith('/') || !URL.canParse(path, ANY_SITE)) return undefined
  // Parsed as a URL, because browsers read '//evil', '/\evil' and '/<tab>/evil' as another site.
  const { origin, pathname, search, hash } = new URL(path, ANY_SITE)
  return origin === ANY_SITE && !pathname.startsWith('//') ? pathname + search + hash : undefined
}
