import { useEffect, useState } from 'react'

/** The whole seconds until an instant, counted down; 0 afterwards. */
export function useSecondsLeft(until: string) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((+new Date(until) - now) / 1000))
}
