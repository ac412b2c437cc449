import type { PublicConfigEntry } from '@nightshift/shared/setup/festivals/contract'
import type { PageContent } from '@nightshift/shared/site/public-site/page-content'
import type { Preview } from '@nightshift/shared/site/public-site/rendered'
import type { SeasonFacts } from '@nightshift/shared/site/public-site/season-facts'
import type { SiteSettings } from '@nightshift/shared/site/public-site/settings'
import { createContext, use, useSyncExternalStore } from 'react'
import type { LibraryFiles } from './library-files.ts'

/** Hydration data: embedded in the page by the server, so that the browser need not fetch it. */
export type Carried = {
  publicConfig: PublicConfigEntry[]
  settings: SiteSettings
  seasonFacts: SeasonFacts
  content: PageContent
  /** The files of the library's pictures that the page shows. The browser does not load the list of all. */
  libraryFiles: Record<string, LibraryFiles>
  /** The dates of the nights that are called off. */
  closedNights: string[]
}

type Address = { host: string; pathname: string }

/** What server and browser must agree on to hydrate a page. */
export type PageData = Address &
  Partial<Carried> & {
    preview?: Preview
  }

export const PageDataContext = createContext<PageData>({ host: '', pathname: '/' })

export const usePageData = () => use(PageDataContext)

/** What the server has embedded, or the gate has loaded; below a PublicGate only. */
export function useCarried<Name extends keyof Carried>(name: Name): Carried[Name] {
  const value = usePageData()[name]
  if (value === undefined) throw new Error(`The page has no ${name}`)
  return value as Carried[Name]
}

const never = () => () => {}

/** The query of the address: empty before hydration, because a page is the same for every query. */
export const useSearch = () =>
  useSyncExternalStore(
    never,
    () => window.location.search,
    () => '',
  )

const ELEMENT_ID = 'page-data'

/** Serialises the data into the page, escaped so that it cannot end the script element. A preview carries its address. */
export function pageDataElement({ host, pathname, ...carried }: PageData) {
  const data = carried.preview ? { ...carried, host, pathname } : carried
  return `<script type="application/json" id="${ELEMENT_ID}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}

/** Reads the data in the browser. */
export function readPageData(): PageData {
  const json = document.getElementById(ELEMENT_ID)?.textContent
  const { hostname: host, pathname } = window.location
  return { host, pathname, ...(json && JSON.parse(json)) }
}
