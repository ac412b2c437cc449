import { SITE_PATHS } from '@nightshift/shared/paths'

const PAGES = new Set<string>(Object.values(SITE_PATHS))

type Target = { kind: 'here' } | { kind: 'page'; href: string } | { kind: 'outside' }

/** Where a link of a previewed page leads: within the page, to a page below the preview's path, or out of it. */
export function previewTarget(href: string, base: string, origin: string): Target {
  if (href.startsWith('#') || href.startsWith(`${base}/`)) return { kind: 'here' }
  const url = URL.canParse(href, origin) ? new URL(href, origin) : undefined
  const isPage = url && (PAGES.has(url.pathname) || url.pathname.startsWith('/press/'))
  if (!url || url.origin !== origin || !isPage) return { kind: 'outside' }
  return { kind: 'page', href: `${base}${url.pathname}${url.search}${url.hash}` }
}
