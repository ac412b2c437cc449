import { OFFICE_PATH, SITE_PATHS } from '@nightshift/shared/paths'
import type { PublicConfigEntry } from '@nightshift/shared/setup/festivals/contract'
import { entryOfHost } from '@nightshift/shared/site/public-site/addresses'

/** What the matching host shows, and the festival that an application goes to. */
export type PublicSite = { entry: PublicConfigEntry; festival: PublicConfigEntry }

export type GateDecision = { kind: 'show'; site: PublicSite } | { kind: 'redirect'; to: string }

/** Route guard: whether a public address is shown on this host, or where it redirects to. Used by server and browser. */
export function decidePublicPage(config: PublicConfigEntry[], host: string, pathname: string): GateDecision {
  const [first, id] = pathname.toLowerCase().split('/').filter(Boolean)
  const elsewhere = {
    kind: 'redirect',
    to: first === undefined ? OFFICE_PATH : SITE_PATHS.home,
  } as const
  const entry = entryOfHost(config, host)
  if (!entry) return elsewhere

  const isForm = first === 'apply'
  const festival = isForm && id ? config.find((one) => String(one.id) === id) : entry
  const enabled = isForm ? festival?.enableApps : entry.enableHome
  return festival && enabled ? { kind: 'show', site: { entry, festival } } : elsewhere
}
