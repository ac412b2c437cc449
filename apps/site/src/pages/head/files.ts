import type { PublicConfigEntry } from '@nightshift/shared/festivals/contract'
import { KIOSK_PATH, OFFICE_PATHS, SITE_PATHS } from '@nightshift/shared/paths'
import { DREADMOOR_CONTENT } from '@nightshift/shared/site-content/starting/dreadmoor/dreadmoor'
import { releasePdf } from '../press/release-pdf.ts'

export type WrittenFile = { type: string; body: string }

/** Generated files: robots.txt, sitemap.xml and press releases. A host without a public site disallows all robots. */
export function fileAt(
  pathname: string,
  origin: string,
  entry: PublicConfigEntry | undefined,
): WrittenFile | undefined {
  if (pathname === '/robots.txt') return { type: 'text/plain; charset=utf-8', body: robots(origin, entry) }
  if (!entry) return undefined
  if (pathname === '/sitemap.xml')
    return { type: 'application/xml; charset=utf-8', body: sitemap(origin, entry) }
  const slug = /^\/press\/([\w-]+)\.pdf$/.exec(pathname)?.[1]
  const body = slug && releasePdf(DREADMOOR_CONTENT, slug)
  return body ? { type: 'application/pdf', body } : undefined
}

const robots = (origin: string, entry?: PublicConfigEntry) =>
  entry
    ? `User-agent: *\nDisallow: /api/\nDisallow: ${OFFICE_PATHS.welcome}\nDisallow: ${KIOSK_PATH}\nDisallow: ${SITE_PATHS.demoCheckout}\nSitemap: ${origin}/sitemap.xml\n`
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
