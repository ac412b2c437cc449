import type { Night } from '../seasons/nights.ts'
import type { Ticket } from '../site-content/sections/tickets.ts'
import { type ClosedNight, nightsOfTicket, type TicketSale, ticketSale } from '../site-content/ticket-sale.ts'
import { formatInZone } from '../time.ts'

/** A ticket as its card shows it. */
export type Offer = Pick<Ticket, 'id' | 'name' | 'words' | 'price'> & {
  sale: TicketSale
  /** When the sale starts, in the festival's zone; only before it. */
  saleStarts?: string
  /** The dates that it is for. */
  nights: 'all' | string[]
  /** Those of them that are closed. */
  closed: string[]
}

type Sale = { nights: Night[]; closedNights: ClosedNight[]; timeZone: string; now: Date }

/** The tickets of this season. Those for nights of another season are left out. */
export const offersOf = (tickets: Ticket[], sale: Sale): Offer[] =>
  tickets.map((ticket) => offerOf(ticket, sale)).filter((offer) => offer.sale !== 'noNights')

function offerOf(ticket: Ticket, { nights, closedNights, timeZone, now }: Sale): Offer {
  const { id, name, words, price, onSaleFrom } = ticket
  const sale = ticketSale(ticket, { nights, closed: closedNights, now })
  const own = nightsOfTicket(ticket, nights).map(({ date }) => date)
  return {
    ...{ id, name, words, price, sale },
    ...(sale === 'notYet' && { saleStarts: formatInZone(onSaleFrom!, 'EEEE, MMMM d, h:mm a', timeZone) }),
    nights: own.length === nights.length ? 'all' : own,
    closed: own.filter((date) => closedNights.some((night) => night.date === date)),
  }
}
