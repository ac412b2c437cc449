import type { Night } from '../../seasons/nights.ts'
import type { Ticket } from './sections/tickets.ts'

// Without zod: the public pages load this module.

/** A night that is called off, with the words for visitors. */
export type ClosedNight = { date: string; words: string }

/** Why a ticket can or cannot be bought. */
export type TicketSale = 'onSale' | 'notYet' | 'ended' | 'soldOut' | 'noNights' | 'closed'

/** The nights of the season that a ticket is for. Dates of another season are left out. */
export const nightsOfTicket = ({ nights }: Pick<Ticket, 'nights'>, season: Night[]) =>
  nights === 'all' ? season : season.filter(({ date }) => nights.includes(date))

type SaleOfSeason = { nights: Night[]; closed: ClosedNight[]; now: Date; isOver: (night: Night) => boolean }

export function ticketSale(ticket: Ticket, { nights, closed, now, isOver }: SaleOfSeason): TicketSale {
  const own = nightsOfTicket(ticket, nights)
  if (!own.length) return 'noNights'
  if (own.every(({ date }) => closed.some((night) => night.date === date))) return 'closed'
  if (own.every(isOver)) return 'ended'
  if (ticket.soldOut) return 'soldOut'
  if (ticket.onSaleFrom && now < new Date(ticket.onSaleFrom)) return 'notYet'
  return ticket.onSaleUntil && now >= new Date(ticket.onSaleUntil) ? 'ended' : 'onSale'
}
