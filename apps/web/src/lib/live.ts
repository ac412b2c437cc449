import type { LiveEvent } from '@nightshift/shared/live'

type Kind = LiveEvent['kind']

const KINDS: Kind[] = ['punch', 'application', 'setting', 'employee', 'again']

/** Hears what happens at the festival until the answered function is called. The browser connects again by itself. */
export function listenLive(hear: (kind: Kind) => void) {
  const source = new EventSource('/api/live')
  for (const kind of KINDS) source.addEventListener(kind, () => hear(kind))
  return () => source.close()
}
