import { SITE_PATHS } from '@nightshift/shared/paths'

/** The address of an anchor from any page: those of policies are on their page, all others on the home page. */
export function sectionHref(href: string, pathname: string) {
  if (!href.startsWith('#')) return href
  const page = href.startsWith('#policy') ? SITE_PATHS.policies : SITE_PATHS.home
  return pathname === page ? href : `${page}${href}`
}
