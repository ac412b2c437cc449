import { formatClock } from '@nightshift/shared/time'
import { useEffect, useState } from 'react'

/** The venue's time, in here so that what stands around it is left alone by its ticking. */
export function Clock({ timeZone }: { timeZone: string }) {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1000)
    return () => clearInterval(timer)
  }, [])
  return formatClock(now, timeZone)
}
