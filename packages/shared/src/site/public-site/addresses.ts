import type { PublicConfigEntry } from '../../setup/festivals/contract.ts'
import type { PublicPage } from './page-content.ts'

// Without zod: the public pages load this module.

const BELOW_HOME = ['apply', 'news', 'policies', 'demo-checkout'] as const

/** Matches an address to a public page. Only /apply takes a festival id, and /press the id of a press release. */
export function publicPageOf(pathname: string): PublicPage | undefined {
  const [first, ...more] = pathname.toLowerCase().split('/').filter(Boolean)
  if (first === undefined) return 'home'
  if (releaseOf(pathname)) return 'press'
  return more.length <= (first === 'apply' ? 1 : 0) ? BELOW_HOME.find((name) => name === first) : undefined
}

/** The page of a press release; its PDF has the same address with .pdf. */
export const releasePath = (id: string) => `/press/${id}`

/** The id of the press release that has a page at an address. */
export const releaseOf = (pathname: string) => /^\/press\/([\w-]+)\/?$/i.exec(pathname)?.[1]?.toLowerCase()

/** The address of a press release as a file; the group is the id of the release. */
export const RELEASE_FILE = /^\/press\/([\w-]+)\.pdf$/

/** The addresses of files that are written anew: robots.txt, sitemap.xml, the icon and press releases. */
export const isWrittenFile = (pathname: string) =>
  ['/robots.txt', '/sitemap.xml', '/icon.svg'].includes(pathname) || RELEASE_FILE.test(pathname)

/** What the site has at an address; of files that it might have, nothing. */
export function kindOfAddress(pathname: string): 'page' | 'file' | 'nothing' | 'unknown' {
  if (isWrittenFile(pathname)) return 'file'
  if (/\.(txt|xml|pdf|svg)$/.test(pathname)) return 'nothing'
  return publicPageOf(pathname) ? 'page' : 'unknown'
}

/** The entry of a host. The port is ignored. */
export function entryOfHost(config: PublicConfigEntry[], host: string) {
  const hostName = host.toLowerCase().replace(/:\d+$/, '')
  return config.find((candidate) => candidate.hostName === hostName)
}
