import { formatClock, formatInZone } from '../../time.ts'

/** 'Fri, Oct 11' */
export const nightText = (night: string) => formatInZone(`${night}T12:00:00Z`, 'EEE, MMM d', 'UTC')

type Hours = { callAt: string | Date; endsAt: string | Date }

/** '5:00 PM to 1:00 AM' */
export const hoursText = ({ callAt, endsAt }: Hours, timeZone: string) =>
  `${formatClock(callAt, timeZone)} to ${formatClock(endsAt, timeZone)}`
