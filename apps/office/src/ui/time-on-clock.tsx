import { useNow } from '../lib/use-now.ts'
import { minutesText } from './minutes-text.ts'

/** How long somebody is on the clock, without the unrest of seconds. */
export const TimeOnClock = ({ since, className }: { since: string; className?: string }) => (
  <span className={className}>{minutesText(since, useNow())}</span>
)
