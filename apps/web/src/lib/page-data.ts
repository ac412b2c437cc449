import type { PublicConfigEntry } from '@nightshift/shared/festivals/contract'
import type { Night } from '@nightshift/shared/festivals/nights'
import type { SiteSettings } from '@nightshift/shared/public-site/settings'
import { createContext, use } from 'react'

/** Of the season that the page is about: its nights, its year and the hour of the gates. */
export type SeasonFacts = { nights: Night[]; year: number; gates: string }

/** What the server has put into the page, so that the browser need not ask. */
export type Carried = {
  publicConfig?: PublicConfigEntry[]
  settings?: SiteSettings
  seasonFacts?: SeasonFacts
}

/** What the server knows of a page and the browser must know alike. */
export type PageData = Carried & { host: string; pathname: string; search: string }

export const PageDataContext = createContext<PageData>({ host: '', pathname: '/', search: '' })

export const usePageData = () => use(PageDataContext)

const ELEMENT_ID = 'page-data'

/** The server's half: data inside the page, in a form that cannot end the element early. */
export const pageDataElement = (carried: Carried) =>
  `<script type="application/json" id="${ELEMENT_ID}">${JSON.stringify(carried).replaceAll('<', '\\u003c')}</script>`

/** The browser's half. */
export function readPageData(): PageData {
  const json = document.getElementById(ELEMENT_ID)?.textContent
  const { hostname: host, pathname, search } = window.location
  return { ...(json && JSON.parse(json)), host, pathname, search }
}
