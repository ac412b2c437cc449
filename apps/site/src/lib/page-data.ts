import type { PublicConfigEntry } from '@nightshift/shared/festivals/contract'
import type { SiteSettings } from '@nightshift/shared/public-site/settings'
import type { Night } from '@nightshift/shared/seasons/nights'
import { createContext, use } from 'react'

/** The season of the page: its nights, its year and the opening hour. */
export type SeasonFacts = { nights: Night[]; year: number; gates: string }

/** Hydration data: embedded in the page by the server, so that the browser need not fetch it. */
export type Carried = {
  publicConfig?: PublicConfigEntry[]
  settings?: SiteSettings
  seasonFacts?: SeasonFacts
}

/** What server and browser must agree on to hydrate a page. */
export type PageData = Carried & { host: string; pathname: string; search: string }

export const PageDataContext = createContext<PageData>({ host: '', pathname: '/', search: '' })

export const usePageData = () => use(PageDataContext)

const ELEMENT_ID = 'page-data'

/** Serialises the data into the page, escaped so that it cannot end the script element. */
export const pageDataElement = (carried: Carried) =>
  `<script type="application/json" id="${ELEMENT_ID}">${JSON.stringify(carried).replaceAll('<', '\\u003c')}</script>`

/** Reads the data in the browser. */
export function readPageData(): PageData {
  const json = document.getElementById(ELEMENT_ID)?.textContent
  const { hostname: host, pathname, search } = window.location
  return { ...(json && JSON.parse(json)), host, pathname, search }
}
