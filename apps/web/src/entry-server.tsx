import textFace from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url'
import type { PublicConfigEntry } from '@nightshift/shared/festivals/contract'
import type { SiteSettings } from '@nightshift/shared/public-site/settings'
import { renderToString } from 'react-dom/server'
import { brandEntryOf, decidePublicPage } from './features/public-site/gate.ts'
import { publicPageOf } from './features/public-site/public-page.ts'
import { seasonFacts } from './features/public-site/season/season-facts.ts'
import { assetTags, type Manifest } from './lib/asset-tags.ts'
import { type Carried, pageDataElement } from './lib/page-data.ts'
import { handlesOf } from './lib/preload.ts'
import { routes } from './office-routes.tsx'
import { fileAt, type WrittenFile } from './pages/public/head/files.ts'
import { headTags } from './pages/public/head/head-tags.ts'
import { PublicApp } from './public-app.tsx'
import { publicPageAt } from './public-pages.tsx'
import { PRODUCT } from './ui/page-title.tsx'

type Site = {
  /** Scheme and host under which the visitor sees us. */
  origin: string
  publicConfig: PublicConfigEntry[]
  settings: SiteSettings
  now: Date
  manifest: Manifest
}

/** Each has a content policy of its own. */
type Surface = 'public' | 'checkout' | 'office'

/**
 * What the server answers to an address: a page, made by filling the shell, the way elsewhere, a file, the way home from
 * an address that is no page's, or nothing.
 */
type Rendered =
  | { kind: 'page'; surface: Surface; html: string; head: string }
  | { kind: 'redirect'; location: string }
  | ({ kind: 'file' } & WrittenFile)
  | { kind: 'unknown' }
  | { kind: 'nothing' }

/** Renders the public pages whole and the shell of everything else. */
export async function render(url: string, site: Site): Promise<Rendered> {
  const { pathname } = new URL(url, site.origin)
  const { host } = new URL(site.origin)
  const brand = brandEntryOf(site.publicConfig, host)
  const file = fileAt(pathname, site.origin, brand?.enableHome ? brand : undefined)
  if (file) return { kind: 'file', ...file }
  if (/\.(txt|xml|pdf)$/.test(pathname)) return { kind: 'nothing' }

  const page = publicPageOf(pathname)
  if (!page) return renderOther(pathname, site.manifest)
  const decision = decidePublicPage(site.publicConfig, host, pathname)
  if (decision.kind === 'redirect') return { kind: 'redirect', location: decision.to }
  const checkout = page === 'demo-checkout'
  if (checkout && site.settings.tickets.vendor !== 'demo') return { kind: 'redirect', location: '/' }

  const { entry, festival } = decision.site
  const { origin, now, publicConfig, settings } = site
  const carried = { publicConfig, settings, seasonFacts: seasonFacts(festival.season, festival.timeZone) }
  const { head, html } = await renderPublic(url, origin, carried)
  return {
    kind: 'page',
    surface: checkout ? 'checkout' : 'public',
    html,
    head: [
      head,
      headTags({ origin, page, entry, now }),
      assetTags(site.manifest, ['src/public-start.tsx', publicSource(page)], { code: false }),
      pageDataElement(carried),
    ].join(''),
  }
}

const publicSource = (name: string) => `src/pages/public/${name}-page.tsx`

async function renderPublic(url: string, origin: string, carried: Carried) {
  const { pathname, search, host } = new URL(url, origin)
  await publicPageAt(pathname).preload()
  return splitHead(renderToString(<PublicApp pageData={{ host, pathname, search, ...carried }} />))
}

/** The office, an old address, or one that nothing stands at. */
function renderOther(pathname: string, manifest: Manifest): Rendered {
  const last = handlesOf(routes, pathname).at(-1)
  if (last?.isUnknown) return { kind: 'unknown' }
  if (last?.redirectTo) return { kind: 'redirect', location: last.redirectTo }
  return { kind: 'page', surface: 'office', html: '', head: officeHead(pathname, manifest) }
}

function officeHead(pathname: string, manifest: Manifest) {
  const [source, own] = /^\/scanner\/?$/i.test(pathname)
    ? ['kiosk/scanner-page', KIOSK_APP]
    : ['employee/employee-shell', '<script src="/color-scheme.js"></script>']
  const icon = '<link rel="icon" href="/favicon.svg" type="image/svg+xml">'
  const font = `<link rel="preload" as="font" type="font/woff2" crossorigin href="${textFace}">`
  return `<title>${PRODUCT}</title>${icon}${font}${own}${assetTags(manifest, ['src/office-start.tsx', `src/pages/${source}.tsx`])}`
}

/** The kiosk is dark whatever the system says, and can be installed. */
const KIOSK_APP = [
  '<link rel="manifest" href="/kiosk.webmanifest">',
  '<link rel="apple-touch-icon" href="/kiosk-192.png">',
  '<meta name="theme-color" content="#0b0d10">',
].join('')

/** React puts titles, descriptions and preloads before the first element; they belong into the head. */
function splitHead(markup: string) {
  const head = markup.match(/^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/)?.[0] ?? ''
  return { head, html: markup.slice(head.length) }
}
