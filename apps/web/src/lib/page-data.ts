import type { PublicConfigEntry } from '@nightshift/shared/festivals/contract'
import { createContext, use } from 'react'

/** What the server knows of a page and the browser must know alike. */
export type PageData = { host: string; publicConfig?: PublicConfigEntry[] }

export const PageDataContext = createContext<PageData>({ host: '' })

export const usePageData = () => use(PageDataContext)

const ELEMENT_ID = 'public-config'

/** The server's half: the configuration as data inside the page, in a form that cannot end the element early. */
export const configElement = (publicConfig: PublicConfigEntry[]) =>
  `<script type="application/json" id="${ELEMENT_ID}">${JSON.stringify(publicConfig).replaceAll('<', '\\u003c')}</script>`

/** The browser's half. */
export function readPageData(): PageData {
  const json = document.getElementById(ELEMENT_ID)?.textContent
  return { host: window.location.hostname, publicConfig: json ? JSON.parse(json) : undefined }
}
