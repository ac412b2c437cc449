import type { PublicConfigEntry } from '@nightshift/shared/festivals/contract'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { App } from './app.tsx'
import { decidePublicPage, publicPageOf } from './features/public-site/gate.ts'
import { assetTags, type Manifest } from './lib/asset-tags.ts'
import { configElement } from './lib/page-data.ts'
import { handlesOf, preload } from './lib/preload.ts'
import { routes } from './routes.tsx'
import { PRODUCT } from './ui/page-title.tsx'

type Site = { host: string; publicConfig: PublicConfigEntry[]; manifest: Manifest }

/** What the server answers to a page's address: an HTML page, made by filling the shell, or the way elsewhere. */
type Rendered = { status: 200; html: string; head: string } | { status: 302; location: string }

/** Renders the public pages whole and the shell of everything else. */
export async function render(url: string, { host, publicConfig, manifest }: Site): Promise<Rendered> {
  const { pathname } = new URL(url, 'http://page.invalid')
  const handles = handlesOf(routes, pathname)
  const redirectTo = handles.at(-1)?.redirectTo
  if (redirectTo) return { status: 302, location: redirectTo }

  const publicPage = publicPageOf(pathname)
  if (!publicPage) return { status: 200, html: '', head: officeHead(pathname, manifest) }
  const decision = decidePublicPage(publicConfig, host, pathname)
  if (decision.kind === 'redirect') return { status: 302, location: decision.to }

  await preload(handles)
  const { head, html } = splitHead(
    renderToString(
      <StaticRouter location={url}>
        <App pageData={{ host, publicConfig }} />
      </StaticRouter>,
    ),
  )
  const sources = ['public-shell', `${publicPage}-page`].map((name) => `src/pages/public/${name}.tsx`)
  return { status: 200, html, head: head + assetTags(manifest, sources) + configElement(publicConfig) }
}

function officeHead(pathname: string, manifest: Manifest) {
  const source = /^\/scanner/i.test(pathname) ? 'kiosk/scanner-page' : 'employee/employee-shell'
  const scheme = '<script src="/color-scheme.js"></script>'
  return `<title>${PRODUCT}</title>${scheme}${assetTags(manifest, [`src/pages/${source}.tsx`])}`
}

/** React puts titles, descriptions and preloads before the first element; they belong into the head. */
function splitHead(markup: string) {
  const head = markup.match(/^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/)?.[0] ?? ''
  return { head, html: markup.slice(head.length) }
}
