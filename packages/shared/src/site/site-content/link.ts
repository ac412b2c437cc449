import { SITE_PATHS } from '../../paths.ts'

// Without zod: the public pages load this module.

const PAGES = new Set<string>([SITE_PATHS.home, SITE_PATHS.apply, SITE_PATHS.news, SITE_PATHS.policies])
/** An anchor of the home page or of the policies: `#faq`, `/#tickets`, `/policies#policy4`. */
const ANCHOR = /^(\/|\/policies)?#[a-z][a-z0-9-]{0,59}$/
const MAIL = /^mailto:[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/
const HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/
const PHONE = /^tel:\+?[0-9][0-9 ().-]{2,24}$/

export const LONGEST_LINK = 500
export const UNKNOWN_LINK =
  'is not a link that the site knows: use an address like https://example.com, mailto: with an e-mail address, tel: with a number, or a page of the site'

/** Allow-list: web addresses over http(s), mail, telephone, and the site's own pages and anchors. */
export function isKnownLink(link: string) {
  if (link.length > LONGEST_LINK || /[\s\\<>"]/.test(link.replace(/^tel:.*/, ''))) return false
  return PAGES.has(link) || ANCHOR.test(link) || MAIL.test(link) || PHONE.test(link) || isWebAddress(link)
}

function isWebAddress(link: string): boolean {
  const url = /^https?:\/\//i.test(link) ? parsed(link) : undefined
  if (!url) return false
  return /\.[a-z0-9-]{2,}$/i.test(url.hostname) && !url.username && !url.password
}

/** An https address whose origin can be named in a content security policy: URLs allow ; , ' and * in a host. */
export function isSecureAddress(address: string) {
  const url = /^https:\/\/[^\s\\<>"]+$/.test(address) ? parsed(address) : undefined
  return url !== undefined && HOST.test(url.hostname) && !url.username && !url.password
}

/** Not URL.canParse: in Node 20, once optimized, it refuses addresses with letters such as ü. */
function parsed(link: string) {
  try {
    return new URL(link)
  } catch {
    return undefined
  }
}
