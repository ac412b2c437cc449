import type { LiveEvent } from '@nightshift/shared/audit/live'
import { LIVE_CALLS } from '@nightshift/shared/audit/live-calls'

type Kind = LiveEvent['kind']
type Hear = (event: LiveEvent) => void
type Connection = { close: () => void }

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
const AGAIN: LiveEvent = { kind: 'again', festivalId: null }

/** The lock that the tab with the connection holds, and the channel on which it shares what comes. */
const NAME = 'nightshift-live'
/** The server says something every 20 seconds. */
const SILENCE_MS = 45_000
const FIRST_RETRY_MS = 1_000
const LAST_RETRY_MS = 30_000
/** How often a tab that is looked at asks whether the tab with the connection still runs, and how long it waits. */
const ASK_MS = 30_000
const ANSWER_MS = 3_000
/** How long the event of a change takes at most after its answer, and those of the same change after the first one. */
const EVENT_MS = 100
const SAME_CHANGE_MS = 10

const subscribers = new Set<Hear>()
let connection: Connection | undefined

/** Subscribes to the festival's live events; returns the unsubscribe function. */
export function subscribeToLiveEvents(hear: Hear) {
  subscribers.add(hear)
  connection ??= connect((event) => {
    for (const subscriber of subscribers) subscriber(event)
  })
  return () => {
    subscribers.delete(hear)
    if (subscribers.size) return
    connection?.close()
    connection = undefined
  }
}

/**
 * Listens from now on, if anybody does. What it returns waits for what one change of these kinds says, or shortly:
 * whoever reads then has not to read again for it.
 */
export function hearOwnChange(kinds: readonly Kind[]) {
  if (!connection || !kinds.length) return async () => {}
  let stop = () => {}
  const announced = new Promise<void>((resolve) => {
    stop = subscribeToLiveEvents(({ kind }) => {
      if (kinds.includes(kind)) setTimeout(resolve, SAME_CHANGE_MS)
    })
  })
  return async () => {
    await Promise.race([announced, new Promise((resolve) => setTimeout(resolve, EVENT_MS))])
    stop()
  }
}

/** Web Locks are for pages with https. Without it, tabs that nobody looks at have no connection. */
const connect = (hear: Hear) =>
  'locks' in navigator && 'BroadcastChannel' in window ? shareConnection(hear) : connectWhileVisible(hear)

/**
 * Server-sent events. After an error, or when nothing comes any more, the connection is made again; what was said
 * meanwhile is lost, so everything is looked at again. `missed`: something may have been lost before it opens.
 */
function openConnection(hear: Hear, missed: boolean): Connection {
  let source: EventSource
  let timer: ReturnType<typeof setTimeout>
  let retryMs = FIRST_RETRY_MS
  const openIn = (ms: number) => {
    missed = true
    source.close()
    clearTimeout(timer)
    timer = setTimeout(open, ms)
  }
  const watch = () => {
    clearTimeout(timer)
    timer = setTimeout(openIn, SILENCE_MS, 0)
  }
  const open = () => {
    source = new EventSource(LIVE_CALLS.events.path)
    for (const kind of Object.keys(KINDS)) source.addEventListener(kind, ({ data }) => hear(JSON.parse(data)))
    source.addEventListener('beat', watch)
    source.addEventListener('open', () => {
      if (missed) hear(AGAIN)
      missed = false
      retryMs = FIRST_RETRY_MS
      watch()
    })
    source.addEventListener('error', () => {
      missed = true
      // The browser tries again by itself after a cut, and never after an answer such as 503.
      if (source.readyState !== EventSource.CLOSED) return
      openIn(retryMs)
      retryMs = Math.min(2 * retryMs, LAST_RETRY_MS)
    })
    watch()
  }
  const openNow = () => openIn(0)
  open()
  window.addEventListener('online', openNow)
  return {
    close: () => {
      window.removeEventListener('online', openNow)
      clearTimeout(timer)
      source.close()
    },
  }
}

/**
 * One connection for all tabs of the browser, which has six to a server over HTTP/1.1: the tab with the lock shares its
 * events. When it closes, the next one gets the lock. A tab that the system has put to sleep holds on to its lock, so the
 * others ask it now and then; without an answer, one that is looked at takes the lock away.
 */
function shareConnection(hear: Hear): Connection {
  const channel = new BroadcastChannel(NAME)
  const left = new AbortController()
  let leads = false
  let answered = false

  const lead = (missed: boolean) =>
    new Promise<void>((resolve) => {
      const share = (event: LiveEvent) => {
        channel.postMessage(event)
        hear(event)
      }
      leads = true
      const own = openConnection(share, missed)
      stop = () => {
        leads = false
        own.close()
        resolve()
      }
      if (left.signal.aborted) stop()
    })
  let stop = () => {}

  async function takeTurns() {
    const { locks } = navigator
    await locks.request(NAME, { ifAvailable: true }, (lock) => lock && lead(false)).catch(() => stop())
    while (!left.signal.aborted) {
      // It rejects when this tab leaves, or when another one takes the lock away.
      await locks.request(NAME, { signal: left.signal }, () => lead(true)).catch(() => stop())
    }
  }
  const ask = () => {
    if (leads || document.hidden) return
    answered = false
    channel.postMessage('anybody')
    setTimeout(() => {
      if (answered || leads || left.signal.aborted) return
      navigator.locks.request(NAME, { steal: true }, () => lead(true)).catch(() => stop())
    }, ANSWER_MS)
  }
  channel.addEventListener('message', ({ data }: MessageEvent<LiveEvent | 'anybody' | 'here'>) => {
    if (data === 'here') answered = true
    else if (data !== 'anybody') hear(data)
    else if (leads) channel.postMessage('here')
  })
  document.addEventListener('visibilitychange', ask)
  const asking = setInterval(ask, ASK_MS)
  void takeTurns()
  ask()
  return {
    close: () => {
      document.removeEventListener('visibilitychange', ask)
      clearInterval(asking)
      left.abort()
      stop()
      channel.close()
    },
  }
}

function connectWhileVisible(hear: Hear): Connection {
  let own: Connection | undefined
  let wasOpen = false
  const look = () => {
    if (!document.hidden) own ??= openConnection(hear, wasOpen)
    else own = void own?.close()
    wasOpen = true
  }
  look()
  document.addEventListener('visibilitychange', look)
  return {
    close: () => {
      document.removeEventListener('visibilitychange', look)
      own?.close()
    },
  }
}
