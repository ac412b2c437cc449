import { MONTHS } from '../../../calendar-words.ts'
import type { Night } from '../../../seasons/nights.ts'
import type { Ticket } from '../sections/tickets.ts'
import { nightsOfTicket } from '../ticket-sale.ts'

/** More dates than these are given as a range. */
const MOST_DATES = 4

/** The dates that the season does not have: those of an earlier one, or of nights that were taken out. */
export const datesOfOtherSeasons = (dates: string[], season: Night[]) =>
  dates.filter((date) => !season.some((night) => night.date === date)).sort()

/** '2 Nov 2024 only': the nights of a ticket as its card names them. Empty where the season has none of them. */
export function ticketNightsText(ticket: Pick<Ticket, 'nights'>, season: Night[]) {
  const dates = nightsOfTicket(ticket, season).map(({ date }) => date)
  if (!dates.length) return ''
  if (dates.length === season.length) return 'Any open night'
  if (dates.length <= MOST_DATES) return `${shortDates(dates)} only`
  return `${dates.length} nights from ${shortDate(dates[0]!)} to ${shortDate(dates.at(-1)!)}`
}

/** '2 Nov 2024' */
export function shortDate(date: string) {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  return `${day} ${MONTHS[month - 1]!.slice(0, 3)} ${year}`
}

/** '18, 19 Oct and 2 Nov 2024': month and year stand after the last of their days. */
export function shortDates(dates: string[]) {
  const words = dates.map((date, index) => {
    const next = dates[index + 1] ?? ''
    const [day, month, year] = shortDate(date).split(' ')
    if (next.slice(0, 7) === date.slice(0, 7)) return day
    return next.slice(0, 4) === date.slice(0, 4) ? `${day} ${month}` : `${day} ${month} ${year}`
  })
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : (words[0] ?? '')
}
