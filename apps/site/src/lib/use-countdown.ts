import { type Countdown, countdownTo } from '@nightshift/shared/site/public-site/countdown'
import { useEffect, useState } from 'react'

/** The time until the season opens, updated every second; undefined before hydration. */
export function useCountdown(opensAt: string) {
  const [left, setLeft] = useState<Countdown>()
  useEffect(() => {
    const tick = () => setLeft(countdownTo(opensAt, new Date()))
    tick()
    if (Date.parse(opensAt) <= Date.now()) return
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [opensAt])
  return left
}
