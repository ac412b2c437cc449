import { isKnownLink } from '@nightshift/shared/site/site-content/link'

/** The link that somebody means who typed no scheme: `example.com`, an e-mail address, a telephone number. */
export function completeLink(typed: string): string {
  const link = typed.trim()
  if (!link || isKnownLink(link)) return link
  const guess = guessOf(link)
  return isKnownLink(guess) ? guess : link
}

function guessOf(link: string) {
  if (/^[^\s@/:]+@[^\s@/]+$/.test(link)) return `mailto:${link}`
  if (/^\+?[\d ().-]{7,}$/.test(link)) return `tel:${link.replaceAll(/[^\d+]/g, '')}`
  if (/^[\w-]+(\.[\w-]+)*\.[a-z]{2,}([/?#:]|$)/i.test(link)) return `https://${link}`
  return link
}
