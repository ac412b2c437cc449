import type { LiveEvent } from '@nightshift/shared/live'

type Kind = LiveEvent['kind']

const KINDS: Kind[] = ['punch', 'application', 'setting', 'employee', 'again']

/** Subscribes to the festival's server-sent events until the answered function is called. EventSource reconnects. */
export function listenLive(hear: (kind: Kind) => void) {
  const source = new EventSource('/api/live')
  for (const kind of KINDS) source.addEventListener(kind, () => hear(kind))
  return () => source.close()
}
