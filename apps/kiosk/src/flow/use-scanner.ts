import { newKey } from '@nightshift/ui/new-key.ts'
import { useCallback, useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { BadgeDebounce } from '../camera/badge-debounce.ts'
import type { Connection } from '../device/use-connection.ts'
import type { OfflineKiosk } from '../offline/offline-kiosk.ts'
import { isFinal, RESET_MS, type Request, SESSION_MS, SWITCHED_OFF, step, takesBadge } from './scanner.ts'
import { submitScan } from './submit-scan.ts'

type Surroundings = {
  kiosk: OfflineKiosk
  connection: Connection
  /** Enrolled: it starts by itself, and stays on as long as badges come. */
  enrolled: boolean
  onUnreachable: () => void
}

/** The kiosk's reducer, connected to the server, timers and badge events. */
export function useScanner({ kiosk, connection, enrolled, onUnreachable }: Surroundings) {
  const [scanner, dispatch] = useReducer(step, SWITCHED_OFF)
  const { on, display } = scanner
  const debounce = useRef(new BadgeDebounce())
  const ready = display.kind === 'ready'

  const submit = useEffectEvent((request: Request) =>
    submitScan(request, { kiosk, online: connection === 'online', onUnreachable }),
  )
  useEffect(() => {
    if (display.kind !== 'waiting') return
    let left = false
    submit(display.request).then((event) => left || dispatch(event))
    return () => {
      left = true
    }
  }, [display])

  useEffect(() => {
    if (!isFinal(display)) return
    const timer = setTimeout(() => dispatch({ kind: 'reset' }), RESET_MS)
    return () => clearTimeout(timer)
  }, [display])

  // After a power cut nobody needs to touch the tablet.
  useEffect(() => {
    if (enrolled) dispatch({ kind: 'start' })
  }, [enrolled])

  useEffect(() => {
    // After a restart, a badge that is still in view counts again.
    if (on) debounce.current.forget()
  }, [on])

  const latestScan = enrolled ? display : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: each scan begins the time anew
  useEffect(() => {
    if (!on) return
    const timer = setTimeout(() => dispatch({ kind: 'stop' }), SESSION_MS)
    return () => clearTimeout(timer)
  }, [on, latestScan])

  useEffect(() => {
    if (connection === 'offline') dispatch({ kind: 'disconnected' })
    if (connection !== 'online' || !ready) return
    const inView = debounce.current.inView(performance.now())
    if (inView) dispatch({ kind: 'reachable', inView })
  }, [connection, ready])

  /** Takes a typed code, from a person or a hand-held scanner. */
  const enter = useCallback(
    (code: string) => dispatch({ kind: 'badge', code, key: newKey(), at: Date.now() }),
    [],
  )
  /** Takes a code that the camera sees, many times a second; debounced. */
  const see = useCallback(
    (code: string) => {
      const counts = takesBadge(display, code, Date.now())
      if (debounce.current.isNew(code, performance.now(), counts)) enter(code)
    },
    [display, enter],
  )
  return { on, display, dispatch, enter, see }
}
