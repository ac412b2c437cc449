import { useNow } from '../lib/use-now.ts'
import { minutesText } from './minutes-text.ts'

/** The time on the clock in minutes, without a seconds counter. */
export const TimeOnClock = ({ since, className }: { since: string; className?: string }) => (
  <span className={className}>{minutesText(since, useNow())}</span>
)
