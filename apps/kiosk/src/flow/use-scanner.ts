import { refusalOf } from '@nightshift/ui/api/refusal.ts'
import { useCallback, useEffect, useReducer, useRef } from 'react'
import { BadgeDebounce } from '../camera/badge-debounce.ts'
import type { Connection } from '../device/use-connection.ts'
import { sendScan } from './kiosk.api.ts'
import { newKey } from './new-key.ts'
import { isFinal, RESET_MS, type ScannerEvent, SESSION_MS, SWITCHED_OFF, step } from './scanner.ts'

/** The kiosk's reducer, connected to the server, timers and badge events. */
export function useScanner(connection: Connection) {
  const [scanner, dispatch] = useReducer(step, SWITCHED_OFF)
  const { on, display } = scanner
  const debounce = useRef(new BadgeDebounce())
  const ready = display.kind === 'ready'

  useEffect(() => {
    if (display.kind !== 'waiting') return
    let left = false
    const tell = (event: ScannerEvent) => left || dispatch(event)
    sendScan(display.request).then(
      (result) => tell({ kind: 'answered', result, at: Date.now() }),
      (error) => tell(failureOf(error)),
    )
    return () => {
      left = true
    }
  }, [display])

  useEffect(() => {
    if (!isFinal(display)) return
    const timer = setTimeout(() => dispatch({ kind: 'reset' }), RESET_MS)
    return () => clearTimeout(timer)
  }, [display])

  useEffect(() => {
    if (!on) return
    // After a restart, a badge that is still in view counts again.
    debounce.current.forget()
    const timer = setTimeout(() => dispatch({ kind: 'stop' }), SESSION_MS)
    return () => clearTimeout(timer)
  }, [on])

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
      if (debounce.current.isNew(code, performance.now(), ready)) enter(code)
    },
    [ready, enter],
  )
  return { on, display, dispatch, enter, see }
}

/** A 429 is shown as a refusal; any other failure counts as unreachable. */
function failureOf(error: unknown): ScannerEvent {
  const text = refusalOf(error, [429])
  return text ? { kind: 'refused', text } : { kind: 'unreachable', at: Date.now() }
}
