import { LIVE_CALLS, type LiveEvent } from '@nightshift/shared/live'

type Kind = LiveEvent['kind']

/** A record, so that no kind is forgotten. */
const KINDS: Record<Kind, true> = {
  punch: true,
  application: true,
  setting: true,
  employee: true,
  kiosk: true,
  attention: true,
  site: true,
  payPeriod: true,
  plan: true,
  rollCall: true,
  night: true,
  again: true,
}

/**
 * Subscribes to the festival's server-sent events; returns the unsubscribe function. EventSource reconnects by itself;
 * what was said meanwhile is lost, so everything is looked at again.
 */
export function subscribeToLiveEvents(hear: (kind: Kind) => void) {
  const source = new EventSource(LIVE_CALLS.events.path)
  for (const kind of Object.keys(KINDS) as Kind[]) source.addEventListener(kind, () => hear(kind))
  let wasOpen = false
  source.addEventListener('open', () => {
    if (wasOpen) hear('again')
    wasOpen = true
  })
  return () => source.close()
}
