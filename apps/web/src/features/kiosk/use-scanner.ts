import { useCallback, useEffect, useReducer, useRef } from 'react'
import { ApiError } from '../../lib/api-error.ts'
import { BadgeDebounce } from './badge-debounce.ts'
import { sendScan } from './kiosk.api.ts'
import { newKey } from './new-key.ts'
import { isFinal, RESET_MS, type ScannerEvent, SESSION_MS, SWITCHED_OFF, step } from './scanner.ts'
import type { Connection } from './use-connection.ts'

const TOO_MANY_REQUESTS = 429

/** The kiosk's state, with the server, the clock and the badges that move it on. */
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
    // Whoever starts anew may mean the badge that was there before.
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

  /** A code that was typed, by a person or by a hand-held scanner. */
  const enter = useCallback(
    (code: string) => dispatch({ kind: 'badge', code, key: newKey(), at: Date.now() }),
    [],
  )
  /** A code that is in view of the camera; the same one comes many times. */
  const see = useCallback(
    (code: string) => {
      if (debounce.current.isNew(code, performance.now(), ready)) enter(code)
    },
    [ready, enter],
  )
  return { on, display, dispatch, enter, see }
}

/** Too many guesses is an answer; anything else that is none of the kiosk's answers is as good as no network. */
const failureOf = (error: unknown): ScannerEvent =>
  error instanceof ApiError && error.status === TOO_MANY_REQUESTS
    ? { kind: 'refused', text: error.message }
    : { kind: 'unreachable', at: Date.now() }
