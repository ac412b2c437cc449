import type { PublicConfigEntry } from '@nightshift/shared/setup/festivals/contract'
import { releaseOf } from '@nightshift/shared/site/public-site/addresses'
import type { PublicPage } from '@nightshift/shared/site/public-site/page-content'
import type { LiveSite } from '@nightshift/shared/site/public-site/rendered'
import { PALETTES } from '@nightshift/shared/site/site-content/palettes'
import { escaped } from './escaped.ts'
import { iconTags } from './icons.ts'
import { metaOf } from './meta.ts'
import { seriesOf } from './series.ts'
import { sharePicture } from './share-picture.ts'

type Visited = {
  origin: string
  page: PublicPage
  pathname: string
  entry: PublicConfigEntry
  live: LiveSite
  now: Date
  isPreview: boolean
}

/** Head tags for crawlers and previews of links. The page itself renders title and description. */
export function headTags({ origin, page, pathname, entry, live, now, isPreview }: Visited) {
  const { look, directions } = live.content
  const release = releaseOf(pathname)
  const { title, description } = metaOf(page, live.content, release)
  const url = `${origin}/${page === 'home' ? '' : page}${release ? `/${release}` : ''}`
  const picture = sharePicture(look)
  const image = `${origin}${picture.path}`
  const property = (name: string, content: string) =>
    `<meta property="${name}" content="${escaped(content)}">`
  return [
    `<meta name="theme-color" content="${PALETTES[look.palette].ground}">`,
    ...iconTags(look, directions.drawing),
    ...(isPreview ? ['<meta name="robots" content="noindex">'] : []),
    ...(page === 'demo-checkout' ? [] : [`<link rel="canonical" href="${escaped(url)}">`]),
    property('og:type', release ? 'article' : 'website'),
    property('og:site_name', look.name),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    property('og:image', image),
    property('og:image:width', String(picture.width)),
    property('og:image:height', String(picture.height)),
    property('og:image:alt', picture.alt),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(page === 'home' ? [dataElement(seriesOf({ origin, entry, live, now, image }))] : []),
  ].join('')
}

const dataElement = (data: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
