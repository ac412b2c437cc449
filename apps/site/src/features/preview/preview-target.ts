import { SITE_PATHS } from '@nightshift/shared/paths'
import type { Preview } from '@nightshift/shared/site/public-site/rendered'

const PAGES = new Set<string>(Object.values(SITE_PATHS))

type Target = { kind: 'here' } | { kind: 'page'; href: string } | { kind: 'outside' }

/** Where a link of a previewed page leads: within the page, to a page of the same preview, or out of it. */
export function previewTarget(href: string, { base, version }: Preview, origin: string): Target {
  if (href.startsWith('#') || href.startsWith(`${base}/`)) return { kind: 'here' }
  const url = URL.canParse(href, origin) ? new URL(href, origin) : undefined
  const isPage = url && (PAGES.has(url.pathname) || url.pathname.startsWith('/press/'))
  if (!url || url.origin !== origin || !isPage) return { kind: 'outside' }
  if (version !== undefined) url.searchParams.set('version', String(version))
  return { kind: 'page', href: `${base}${url.pathname}${url.search}${url.hash}` }
}
