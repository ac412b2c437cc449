import { zoneName } from '@nightshift/shared/local-time'
import { formatInZone } from '@nightshift/shared/time'

/** 'Friday, October 4, 2024, 6:00 PM EDT' */
export const instantText = (instant: string, timeZone: string) =>
  `${formatInZone(instant, 'EEEE, MMMM d, yyyy, h:mm a', timeZone)} ${zoneName(new Date(instant), timeZone)}`
