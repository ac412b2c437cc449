import type { PublicConfigEntry } from '@nightshift/shared/festivals/contract'
import { metaOf, type PublicPage } from './meta.ts'
import { seriesOf } from './series.ts'

export type Visited = { origin: string; page: PublicPage; entry: PublicConfigEntry; now: Date }

/** Head tags for crawlers and previews. The page itself renders title and description. */
export function headTags({ origin, page, entry, now }: Visited) {
  const { title, description } = metaOf(page, entry.variant)
  const url = `${origin}/${page === 'home' ? '' : page}`
  const image = `${origin}/dreadmoor/share-${entry.variant}.jpg`
  const property = (name: string, content: string) =>
    `<meta property="${name}" content="${escaped(content)}">`
  return [
    '<meta name="theme-color" content="#0a0b0d">',
    '<link rel="icon" href="/dreadmoor/icon.svg" type="image/svg+xml">',
    '<link rel="icon" href="/dreadmoor/icon-32.png" sizes="32x32" type="image/png">',
    '<link rel="apple-touch-icon" href="/dreadmoor/icon-180.png">',
    ...(page === 'demo-checkout' ? [] : [`<link rel="canonical" href="${escaped(url)}">`]),
    property('og:type', 'website'),
    property('og:site_name', 'Dreadmoor'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    property('og:image', image),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(page === 'home' ? [dataElement(seriesOf({ origin, entry, now, image }))] : []),
  ].join('')
}

const dataElement = (data: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
