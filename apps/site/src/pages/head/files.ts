import { KIOSK_PATH, OFFICE_PATH, SITE_PATHS } from '@nightshift/shared/paths'
import type { PublicConfigEntry } from '@nightshift/shared/setup/festivals/contract'
import { RELEASE_FILE } from '@nightshift/shared/site/public-site/addresses'
import type { SiteContent } from '@nightshift/shared/site/site-content/content'
import { releasePdf } from '../press/release-pdf.ts'
import { initialIcon } from './icons.ts'

export type WrittenFile = { type: string; body: string }

type Shown = { entry: PublicConfigEntry; content: SiteContent }

/** A generated file. A host without a public site disallows all robots and has no other file. */
export function fileAt(pathname: string, origin: string, shown: Shown | undefined): WrittenFile | undefined {
  if (pathname === '/robots.txt')
    return { type: 'text/plain; charset=utf-8', body: robots(origin, shown?.entry) }
  if (!shown) return undefined
  const { entry, content } = shown
  if (pathname === '/sitemap.xml')
    return { type: 'application/xml; charset=utf-8', body: sitemap(origin, entry) }
  if (pathname === '/icon.svg') return { type: 'image/svg+xml', body: initialIcon(content.look) }
  const id = RELEASE_FILE.exec(pathname)?.[1]
  const body = id && releasePdf(content, id)
  return body ? { type: 'application/pdf', body } : undefined
}

const robots = (origin: string, entry?: PublicConfigEntry) =>
  entry
    ? `User-agent: *\nDisallow: /api/\nDisallow: ${OFFICE_PATH}\nDisallow: ${KIOSK_PATH}\nDisallow: /docs\nDisallow: /openapi.json\nDisallow: ${SITE_PATHS.demoCheckout}\nSitemap: ${origin}/sitemap.xml\n`
    : 'User-agent: *\nDisallow: /\n'

function sitemap(origin: string, { enableApps }: PublicConfigEntry) {
  const paths = [
    SITE_PATHS.home,
    SITE_PATHS.news,
    SITE_PATHS.policies,
    ...(enableApps ? [SITE_PATHS.apply] : []),
  ]
  const urls = paths.map((path) => `<url><loc>${origin}${path}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`
}
