import { formatClock } from '@nightshift/shared/time'
import { useEffect, useState } from 'react'

/** The venue's time; its own component, so that a tick re-renders nothing else. */
export function Clock({ timeZone }: { timeZone: string }) {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1000)
    return () => clearInterval(timer)
  }, [])
  return formatClock(now, timeZone)
}
