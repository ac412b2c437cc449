import { MONTHS } from '@nightshift/shared/calendar-words'

/** Formats an ISO date as 'October 21, 2024', independent of the time zone. */
export function releaseDate(date: string) {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  return `${MONTHS[month - 1]} ${day}, ${year}`
}
