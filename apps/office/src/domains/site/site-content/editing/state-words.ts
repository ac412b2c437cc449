import { addDays, dateAt, zoneName } from '@nightshift/shared/local-time'
import type { SectionState } from '@nightshift/shared/site/site-content/contract'
import { formatInZone } from '@nightshift/shared/time'
import { EDITING } from './editing.texts.ts'

/** The furthest day that its weekday alone names. */
const WEEKDAY_ONLY_DAYS = 6

/** 'Friday 6:00 PM EDT', with the date when it is further away. */
function whenWords(instant: string, timeZone: string, now: Date) {
  const day = dateAt(instant, timeZone)
  const isNear = day <= addDays(dateAt(now, timeZone), WEEKDAY_ONLY_DAYS)
  const pattern = isNear ? 'EEEE h:mm a' : 'EEEE, MMMM d, yyyy, h:mm a'
  return `${formatInZone(instant, pattern, timeZone)} ${zoneName(new Date(instant), timeZone)}`
}

type Standing = Pick<SectionState, 'isLive' | 'scheduled'>

/** Where a section stands, as the server reported it. */
export function stateWords({ isLive, scheduled }: Standing, timeZone: string, now: Date) {
  if (!scheduled) return isLive ? EDITING.live : EDITING.changed
  if (new Date(scheduled.at) <= now) return EDITING.goesLiveNow
  const when = whenWords(scheduled.at, timeZone, now)
  return scheduled.sameAsDraft ? EDITING.goesLive(when) : EDITING.goesLiveThenChanged(when)
}
