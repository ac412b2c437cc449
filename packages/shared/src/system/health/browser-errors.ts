import { KIOSK_PATH, OFFICE_PATHS, SITE_PATHS } from '../../paths.ts'
import type { BrowserErrorKind, BrowserErrorReport } from './contract.ts'

const QUOTED = [
  /"(?:\\.|[^"\\])*(?:"|$)/g,
  /`[^`]*(?:`|$)/g,
  /“[^”]*(?:”|$)/g,
  /‘.*?(?:’(?!\w)|$)/g,
  // Not the apostrophe inside a word.
  /(?<!\w)'.*?(?:'(?!\w)|$)/g,
]

/** Removes what may be personal data: quoted texts, e-mail addresses, hosts, queries and digits. */
export function maskMessage(message: string) {
  const text = message.toWellFormed().replace(/[\p{Cc}\s]+/gu, ' ')
  const unquoted = QUOTED.reduce((masked, quoted) => masked.replace(quoted, '"…"'), text)
  return unquoted
    .replace(/\S+@\S+/g, '…')
    .replace(/\bhttps?:\/\/[^\s/?#]+/gi, '')
    .replace(/[?#]\S+/g, '')
    .replace(/\p{Nd}+/gu, '#')
    .trim()
}

const PAGES: string[] = [...Object.values(SITE_PATHS), ...Object.values(OFFICE_PATHS), KIOSK_PATH]

/** The page that is no page of ours: a mistyped address, which may say anything. */
export const OTHER_PAGE = 'other'

/** The route pattern of a path. */
export function pageOf(pathname: string) {
  const path = pathname.replace(/(.)\/+$/, '$1')
  if (PAGES.includes(path)) return path
  return path.startsWith(`${SITE_PATHS.apply}/`) ? `${SITE_PATHS.apply}/:festivalId` : OTHER_PAGE
}

/** What Chromium, Firefox, Safari and Vite say about a chunk that cannot be loaded. */
const FAILED_CHUNK =
  /dynamically imported module|importing a module script failed|unable to preload css|failed to load module script/i

/** A chunk that fails to load reaches the browser's handlers as an ordinary error. */
export const kindOf = ({ kind, message }: BrowserErrorReport): BrowserErrorKind =>
  FAILED_CHUNK.test(message) ? 'chunk' : kind

/** Events that say nothing: scripts of other origins, and a warning of the browser about layout. */
export const isNoise = ({ message }: BrowserErrorReport) =>
  /^(Uncaught )?Script error\.?$|^ResizeObserver loop/.test(message)
