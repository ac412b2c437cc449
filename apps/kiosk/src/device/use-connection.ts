import { useCallback, useEffect, useState } from 'react'
import { serverAnswers } from '../flow/kiosk.api.ts'

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 10_000

/** `unsure`: a call failed, and the health probe that follows it has no result yet. */
export type Connection = 'online' | 'unsure' | 'offline'

/** Whether the server can be reached. Probes its health after a failure, with exponential backoff until it answers. */
export function useConnection() {
  const [connection, setConnection] = useState<Connection>(() => (navigator.onLine ? 'online' : 'offline'))
  const [probe, setProbe] = useState({ afterMs: 0 })

  useEffect(() => {
    let left = false
    const timer = setTimeout(async () => {
      const answers = await serverAnswers()
      if (left) return
      setConnection(answers ? 'online' : 'offline')
      if (!answers) setProbe({ afterMs: nextWait(probe.afterMs) })
    }, probe.afterMs)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [probe])

  /** Probes now. What is known stays until there is a result. */
  const probeNow = useCallback(() => setProbe({ afterMs: 0 }), [])

  useEffect(() => {
    window.addEventListener('online', probeNow)
    window.addEventListener('offline', probeNow)
    return () => {
      window.removeEventListener('online', probeNow)
      window.removeEventListener('offline', probeNow)
    }
  }, [probeNow])

  const reportFailure = useCallback(() => {
    setConnection((known) => (known === 'offline' ? known : 'unsure'))
    setProbe({ afterMs: 0 })
  }, [])
  return { connection, reportFailure, probeNow }
}

const nextWait = (afterMs: number) => Math.min(Math.max(2 * afterMs, FIRST_WAIT_MS), LONGEST_WAIT_MS)
