import { KIOSK_PATH, OFFICE_PATH, SITE_PATHS } from '@nightshift/shared/paths'
import type { PublicConfigEntry } from '@nightshift/shared/setup/festivals/contract'
import { RELEASE_FILE, releasePath } from '@nightshift/shared/site/public-site/addresses'
import type { SiteContent } from '@nightshift/shared/site/site-content/content'
import { initialIcon } from './icons.ts'

export type WrittenFile = { type: string; body: string }

type Shown = { entry: PublicConfigEntry; content: SiteContent }

/** A generated file. A host without a public site disallows all robots and has no other file. */
export async function fileAt(
  pathname: string,
  origin: string,
  shown: Shown | undefined,
): Promise<WrittenFile | undefined> {
  if (pathname === '/robots.txt')
    return { type: 'text/plain; charset=utf-8', body: robots(origin, shown?.entry) }
  if (!shown) return undefined
  const { content } = shown
  if (pathname === '/sitemap.xml')
    return { type: 'application/xml; charset=utf-8', body: sitemap(origin, shown) }
  if (pathname === '/icon.svg') return { type: 'image/svg+xml', body: initialIcon(content.look) }
  const id = RELEASE_FILE.exec(pathname)?.[1]
  if (!id) return undefined
  // Loads the fonts, which no page needs.
  const { releasePdf } = await import('../press/release-pdf.ts')
  const body = releasePdf(content, id, origin)
  return body ? { type: 'application/pdf', body } : undefined
}

const robots = (origin: string, entry?: PublicConfigEntry) =>
  entry
    ? `User-agent: *\nDisallow: /api/\nDisallow: ${OFFICE_PATH}\nDisallow: ${KIOSK_PATH}\nDisallow: /docs\nDisallow: /openapi.json\nDisallow: ${SITE_PATHS.demoCheckout}\nSitemap: ${origin}/sitemap.xml\n`
    : 'User-agent: *\nDisallow: /\n'

function sitemap(origin: string, { entry: { enableApps }, content }: Shown) {
  const paths = [
    SITE_PATHS.home,
    SITE_PATHS.news,
    SITE_PATHS.policies,
    ...(enableApps ? [SITE_PATHS.apply] : []),
    ...content.news.list.map(({ id }) => releasePath(id)),
  ]
  const urls = paths.map((path) => `<url><loc>${origin}${path}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`
}
