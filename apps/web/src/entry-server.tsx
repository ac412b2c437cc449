import type { PublicConfigEntry } from '@nightshift/shared/festivals/contract'
import type { SiteSettings } from '@nightshift/shared/public-site/settings'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { App } from './app.tsx'
import { brandEntryOf, decidePublicPage, publicPageOf } from './features/public-site/gate.ts'
import { assetTags, type Manifest } from './lib/asset-tags.ts'
import { pageDataElement } from './lib/page-data.ts'
import { handlesOf, preload } from './lib/preload.ts'
import { fileAt, type WrittenFile } from './pages/public/head/files.ts'
import { headTags } from './pages/public/head/head-tags.ts'
import { routes } from './routes.tsx'
import { PRODUCT } from './ui/page-title.tsx'

type Site = {
  /** Scheme and host under which the visitor sees us. */
  origin: string
  publicConfig: PublicConfigEntry[]
  settings: SiteSettings
  now: Date
  manifest: Manifest
}

/** Each has a content policy of its own; a page that is lost runs no script and leads home after a while. */
type Surface = 'public' | 'checkout' | 'office' | 'lost'

/** What the server answers to an address: a page, made by filling the shell, the way elsewhere, a file, or nothing. */
type Rendered =
  | { kind: 'page'; surface: Surface; html: string; head: string }
  | { kind: 'redirect'; location: string }
  | ({ kind: 'file' } & WrittenFile)
  | { kind: 'nothing' }

/** Renders the public pages whole and the shell of everything else. */
export async function render(url: string, site: Site): Promise<Rendered> {
  const { pathname } = new URL(url, site.origin)
  const { host } = new URL(site.origin)
  const brand = brandEntryOf(site.publicConfig, host)
  if (/\.\w+$/.test(pathname)) {
    const file = fileAt(pathname, site.origin, brand?.enableHome ? brand : undefined)
    return file ? { kind: 'file', ...file } : { kind: 'nothing' }
  }

  const handles = handlesOf(routes, pathname)
  const last = handles.at(-1)
  if (last?.redirectTo) {
    const lost = last.preload && brand?.enableHome
    return lost ? renderLost(url, site) : { kind: 'redirect', location: last.redirectTo }
  }

  const page = publicPageOf(pathname)
  if (!page) return { kind: 'page', surface: 'office', html: '', head: officeHead(pathname, site.manifest) }
  const decision = decidePublicPage(site.publicConfig, host, pathname)
  if (decision.kind === 'redirect') return { kind: 'redirect', location: decision.to }
  const checkout = page === 'demo-checkout'
  if (checkout && site.settings.tickets.vendor !== 'demo') return { kind: 'redirect', location: '/' }

  const { head, html } = await renderApp(url, site)
  const { origin, now, publicConfig, settings } = site
  const sources = [...(checkout ? [] : ['public-shell']), `${page}-page`].map(publicSource)
  return {
    kind: 'page',
    surface: checkout ? 'checkout' : 'public',
    html,
    head: [
      head,
      headTags({ origin, page, entry: decision.site.entry, now }),
      assetTags(site.manifest, sources),
      pageDataElement({ publicConfig, settings }),
    ].join(''),
  }
}

const publicSource = (name: string) => `src/pages/public/${name}.tsx`

async function renderLost(url: string, site: Site): Promise<Rendered> {
  const { head, html } = await renderApp(url, site)
  const styles = assetTags(site.manifest, [publicSource('not-found-page')], { code: false })
  return { kind: 'page', surface: 'lost', html, head: head + styles }
}

async function renderApp(url: string, { origin, publicConfig, settings }: Site) {
  const { pathname, host } = new URL(url, origin)
  await preload(handlesOf(routes, pathname))
  return splitHead(
    renderToString(
      <StaticRouter location={url}>
        <App pageData={{ host, publicConfig, settings }} />
      </StaticRouter>,
    ),
  )
}

function officeHead(pathname: string, manifest: Manifest) {
  const [source, own] = /^\/scanner\/?$/i.test(pathname)
    ? ['kiosk/scanner-page', KIOSK_APP]
    : ['employee/employee-shell', '<script src="/color-scheme.js"></script>']
  const icon = '<link rel="icon" href="/favicon.svg" type="image/svg+xml">'
  return `<title>${PRODUCT}</title>${icon}${own}${assetTags(manifest, [`src/pages/${source}.tsx`])}`
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
