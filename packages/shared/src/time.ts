import { tz } from '@date-fns/tz'
import { format } from 'date-fns'

const inZone = (pattern: string) => (instant: string | Date, timeZone: string) =>
  format(instant, pattern, { in: tz(timeZone) })

// Instants are shown in the festival's zone, wherever the browser or the server is.

/** '10/4/2024 6:00:00 PM' */
export const formatDateTime = inZone('M/d/yyyy h:mm:ss a')
/** '10/4/2024' */
export const formatDate = inZone('M/d/yyyy')
/** '6:00:00 PM' */
export const formatTime = inZone('h:mm:ss a')
/** '6:00 PM' */
export const formatClock = inZone('h:mm a')
/** '2024' */
export const formatYear = inZone('yyyy')
