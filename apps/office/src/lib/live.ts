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
  plannedNight: true,
  plan: true,
  rollCall: true,
  night: true,
  again: true,
}

/**
 * Subscribes to the festival's server-sent events; returns the unsubscribe function. EventSource reconnects by itself;
 * what was said meanwhile is lost, so everything is looked at again.
 */
export function subscribeToLiveEvents(hear: (event: LiveEvent) => void) {
  const source = new EventSource(LIVE_CALLS.events.path)
  for (const kind of Object.keys(KINDS)) source.addEventListener(kind, ({ data }) => hear(JSON.parse(data)))
  let wasOpen = false
  source.addEventListener('open', () => {
    if (wasOpen) hear({ kind: 'again', festivalId: null })
    wasOpen = true
  })
  return () => source.close()
}
