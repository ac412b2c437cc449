import { SITE_PATHS } from '@nightshift/shared/paths'
import { entryOfHost, kindOfAddress, publicPageOf } from '@nightshift/shared/site/public-site/addresses'
import { pageChangesAt } from '@nightshift/shared/site/public-site/changes-at'
import type { PublicPage } from '@nightshift/shared/site/public-site/page-content'
import type { Build, LiveSite, Render, Visit } from '@nightshift/shared/site/public-site/rendered'
import type { OperatorSettings } from '@nightshift/shared/site/public-site/settings'
import { renderToString } from 'react-dom/server'
import { PublicApp } from './app.tsx'

import { carriedOf } from './features/gate/carried.ts'
import { decidePublicPage, type PublicSite } from './features/gate/gate.ts'
import { scriptTags, styleTags } from './lib/asset-tags.ts'
import { type PageData, pageDataElement } from './lib/page-data.ts'
import { fileAt } from './pages/head/files.ts'
import { headTags } from './pages/head/head-tags.ts'
import { lookStyle } from './pages/head/look-style.ts'
import { publicPageAt } from './pages.tsx'

/** The HTML document template around a rendered page. */
const documentOf = ({ head, html }: { head: string; html: string }) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
${head}
</head>
<body>
<div id="root">${html}</div>
</body>
</html>
`

/** SSR: resolves an address of the public site to a rendered page, a redirect, a file, or nothing. */
export const render: Render = async (url, visit, build) => {
  const { pathname } = new URL(url, visit.origin)
  const { host } = new URL(visit.origin)
  const kind = kindOfAddress(pathname)
  if (kind === 'file') return renderFile(pathname, host, visit)
  if (kind !== 'page') return { kind }

  const page = publicPageOf(pathname)!
  const decision = decidePublicPage(visit.publicConfig, host, pathname)
  if (decision.kind === 'redirect') return { kind: 'redirect', location: decision.to }
  const { site } = decision
  const live = await visit.liveSite(site.entry.id)
  const pageData = pageDataOf(url, page, site, live, visit)
  const { settings } = pageData
  const isCheckout = page === 'demo-checkout'
  if (isCheckout && settings.tickets.vendor !== 'demo') {
    return { kind: 'redirect', location: SITE_PATHS.home }
  }
  if (page === 'press' && !pageData.content.sections.release) {
    return { kind: 'redirect', location: SITE_PATHS.news }
  }
  const document = await renderPage(page, pageData, { site, live }, visit, build)
  const festivals = [site.entry, site.festival]
  const changesAt = pageChangesAt({ content: live.content, festivals, now: visit.now })
  return { kind: 'page', isCheckout, settings, document, changesAt }
}

async function renderFile(pathname: string, host: string, visit: Visit): ReturnType<Render> {
  const entry = entryOfHost(visit.publicConfig, host)
  const shown = entry?.enableHome ? { entry, ...(await visit.liveSite(entry.id)) } : undefined
  const file = await fileAt(pathname, visit.origin, shown)
  return file ? { kind: 'file', ...file } : { kind: 'nothing' }
}

function pageDataOf(url: string, page: PublicPage, site: PublicSite, live: LiveSite, visit: Visit) {
  const { origin, now, publicConfig, preview } = visit
  const { host, pathname } = new URL(url, origin)
  const settings = preview ? withoutStrangers(visit.settings) : visit.settings
  const carried = carriedOf({ page, pathname, site, live, publicConfig, settings, now })
  return { host, pathname, ...carried, ...(preview && { preview }) }
}

/** A preview loads no statistics and no advertising, and asks for no consent. */
const withoutStrangers = ({ tickets, mapUrl, videoUrl, vitalsUrl }: OperatorSettings): OperatorSettings => ({
  tickets,
  mapUrl,
  videoUrl,
  vitalsUrl,
})

async function renderPage(
  page: PublicPage,
  pageData: PageData,
  { site: { entry }, live }: { site: PublicSite; live: LiveSite },
  { origin, now, preview }: Visit,
  build: Build,
) {
  await publicPageAt(pageData.pathname).preload()
  const rendered = splitHead(renderToString(<PublicApp pageData={pageData} />))
  const head = [
    rendered.head,
    headTags({ origin, page, pathname: pageData.pathname, entry, live, now, isPreview: Boolean(preview) }),
    lookStyle(live.content.look),
    styleTags(build, ['src/start.tsx', `src/pages/${page}-page.tsx`]),
    pageDataElement(pageData),
    scriptTags(build),
  ].join('')
  return documentOf({ head, html: rendered.html })
}

/** renderToString puts titles, meta tags and preloads before the first element; they are moved into the head. */
function splitHead(markup: string) {
  const head = markup.match(/^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/)?.[0] ?? ''
  return { head, html: markup.slice(head.length) }
}
