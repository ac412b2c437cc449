import { useEffect, useState } from 'react'
import { elapsedText } from '../entries/elapsed-text.ts'
import { TIMECLOCK } from '../entries/timeclock.texts.ts'

/** ':05' */
const SECONDS = 3

/** The elapsed time of an open entry. Holds the timer, so that only this component renders every second. */
export function RunningTime({ since, className }: { since: string; className?: string }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const text = elapsedText(since, now)
  return (
    <span role="timer" aria-label={TIMECLOCK.running} className={className}>
      {text.slice(0, -SECONDS)}
      <span>{text.slice(-SECONDS)}</span>
    </span>
  )
}
