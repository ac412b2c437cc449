import type { PublicConfigEntry } from '@nightshift/shared/festivals/contract'
import { OFFICE_PATHS, SITE_PATHS } from '@nightshift/shared/paths'

/** What the matching host shows, and the festival that an application goes to. */
export type PublicSite = { entry: PublicConfigEntry; festival: PublicConfigEntry }

export type GateDecision = { kind: 'show'; site: PublicSite } | { kind: 'redirect'; to: string }

/** The entry of a host. The port is ignored. */
export function entryOfHost(config: PublicConfigEntry[], host: string) {
  const hostName = host.toLowerCase().replace(/:\d+$/, '')
  return config.find((candidate) => candidate.hostName === hostName)
}

/** Route guard: whether a public address is shown on this host, or where it redirects to. Used by server and browser. */
export function decidePublicPage(config: PublicConfigEntry[], host: string, pathname: string): GateDecision {
  const [first, festivalId] = pathname.toLowerCase().split('/').filter(Boolean)
  const elsewhere = {
    kind: 'redirect',
    to: first === undefined ? OFFICE_PATHS.welcome : SITE_PATHS.home,
  } as const
  const entry = entryOfHost(config, host)
  if (!entry) return elsewhere

  const festival = festivalId ? config.find(({ id }) => String(id) === festivalId) : entry
  const enabled = first === 'apply' ? festival?.enableApps : entry.enableHome
  return festival && enabled ? { kind: 'show', site: { entry, festival } } : elsewhere
}
