import { SITE_PATHS } from '@nightshift/shared/paths'
import { effectiveSettings } from '@nightshift/shared/public-site/effective-settings'
import type { Build, LiveSite, Render, Visit } from '@nightshift/shared/public-site/rendered'
import type { SiteSettings } from '@nightshift/shared/public-site/settings'
import { renderToString } from 'react-dom/server'
import { PublicApp } from './app.tsx'
import { documentOf } from './document.ts'
import { brandEntryOf, decidePublicPage } from './features/gate/gate.ts'
import { publicPageOf } from './features/gate/public-page.ts'
import { seasonFacts } from './features/season/season-facts.ts'
import { scriptTags, styleTags } from './lib/asset-tags.ts'
import { type Carried, pageDataElement } from './lib/page-data.ts'
import { fileAt } from './pages/head/files.ts'
import { headTags } from './pages/head/head-tags.ts'
import { publicPageAt } from './pages.tsx'

/** SSR: resolves an address of the public site to a rendered page, a redirect, a file, or nothing. */
export const render: Render = async (url, visit, build) => {
  const { pathname } = new URL(url, visit.origin)
  const { host } = new URL(visit.origin)
  const brand = brandEntryOf(visit.publicConfig, host)
  const file = fileAt(pathname, visit.origin, brand?.enableHome ? brand : undefined)
  if (file) return { kind: 'file', ...file }
  if (/\.(txt|xml|pdf)$/.test(pathname)) return { kind: 'nothing' }

  const page = publicPageOf(pathname)
  if (!page) return { kind: 'unknown' }
  const decision = decidePublicPage(visit.publicConfig, host, pathname)
  if (decision.kind === 'redirect') return { kind: 'redirect', location: decision.to }
  const live = await visit.liveSite(decision.site.entry.id)
  const settings = effectiveSettings(visit.settings, live.content)
  const isCheckout = page === 'demo-checkout'
  if (isCheckout && settings.tickets.vendor !== 'demo') {
    return { kind: 'redirect', location: SITE_PATHS.home }
  }
  const shown = { ...decision.site, live, settings }
  return { kind: 'page', isCheckout, settings, document: await renderPage(url, page, shown, visit, build) }
}

type Shown = Extract<ReturnType<typeof decidePublicPage>, { kind: 'show' }>['site'] & {
  live: LiveSite
  settings: SiteSettings
}
type PageName = NonNullable<ReturnType<typeof publicPageOf>>

async function renderPage(
  url: string,
  page: PageName,
  { entry, festival, settings }: Shown,
  visit: Visit,
  build: Build,
) {
  const { origin, now, publicConfig } = visit
  const { pathname, search, host } = new URL(url, origin)
  const carried: Carried = {
    publicConfig,
    settings,
    seasonFacts: seasonFacts(festival.season, festival.timeZone),
  }
  await publicPageAt(pathname).preload()
  const rendered = splitHead(renderToString(<PublicApp pageData={{ host, pathname, search, ...carried }} />))
  const head = [
    rendered.head,
    headTags({ origin, page, entry, now }),
    styleTags(build, ['src/start.tsx', `src/pages/${page}-page.tsx`]),
    pageDataElement(carried),
    scriptTags(build),
  ].join('')
  return documentOf({ head, html: rendered.html })
}

/** renderToString puts titles, meta tags and preloads before the first element; they are moved into the head. */
function splitHead(markup: string) {
  const head = markup.match(/^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/)?.[0] ?? ''
  return { head, html: markup.slice(head.length) }
}
