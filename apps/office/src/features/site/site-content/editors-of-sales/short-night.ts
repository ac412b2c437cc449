import { WEEKDAYS } from '@nightshift/shared/calendar-words'
import { shortDate } from '@nightshift/shared/site/site-content/derived/ticket-nights'

/** 'Sat 2 Nov 2024': a date has no time zone. */
export const shortNight = (date: string) =>
  `${WEEKDAYS[new Date(date).getUTCDay()]!.slice(0, 3)} ${shortDate(date)}`
