import { MONTHS } from '@nightshift/shared/calendar-words'

/** 'October 21, 2024', from an ISO date, wherever the reader is. */
export function releaseDate(date: string) {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  return `${MONTHS[month - 1]} ${day}, ${year}`
}
