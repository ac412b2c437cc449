import { tz } from '@date-fns/tz'
import { format } from 'date-fns'

// Instants are shown in the festival's time zone, wherever the browser or the server is.

/** Formats an instant in a time zone, with a date-fns pattern. */
export const formatInZone = (instant: string | Date, pattern: string, timeZone: string) =>
  format(instant, pattern, { in: tz(timeZone) })

const by = (pattern: string) => (instant: string | Date, timeZone: string) =>
  formatInZone(instant, pattern, timeZone)

/** '10/4/2024 6:00:00 PM' */
export const formatDateTime = by('M/d/yyyy h:mm:ss a')
/** '10/4/2024' */
export const formatDate = by('M/d/yyyy')
/** '6:00:00 PM' */
export const formatTime = by('h:mm:ss a')
/** '6:00 PM' */
export const formatClock = by('h:mm a')
/** '2024' */
export const formatYear = by('yyyy')
