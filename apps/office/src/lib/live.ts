import { LIVE_CALLS, type LiveEvent } from '@nightshift/shared/live'

type Kind = LiveEvent['kind']

const KINDS: Kind[] = ['punch', 'application', 'setting', 'employee', 'kiosk', 'attention', 'again']

/**
 * Subscribes to the festival's server-sent events; returns the unsubscribe function. EventSource reconnects by itself.
 */
export function subscribeToLiveEvents(hear: (kind: Kind) => void) {
  const source = new EventSource(LIVE_CALLS.events.path)
  for (const kind of KINDS) source.addEventListener(kind, () => hear(kind))
  return () => source.close()
}
