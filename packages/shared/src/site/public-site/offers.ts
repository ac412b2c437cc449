import type { Night } from '../../seasons/nights.ts'
import type { Season } from '../../seasons/season.ts'
import { isNightOver } from '../../setup/festivals/gates.ts'
import { formatInZone } from '../../time.ts'
import { shortDates, ticketNightsText } from '../site-content/derived/ticket-nights.ts'
import type { Ticket } from '../site-content/sections/tickets.ts'
import { type ClosedNight, nightsOfTicket, type TicketSale, ticketSale } from '../site-content/ticket-sale.ts'

/** A ticket as its card shows it. */
export type Offer = Pick<Ticket, 'id' | 'name' | 'words' | 'price'> & {
  sale: TicketSale
  /** When the sale starts, in the festival's zone; only before it. */
  saleStarts?: string
  /** The nights that it is for: '2 Nov 2024 only'. */
  nights: string
  /** Those of them that are closed: '19 Oct 2024'. */
  closed: string
  /** The date that the checkout opens with, where the ticket has one open night. */
  date?: string
}

type Sale = { nights: Night[]; closedNights: ClosedNight[]; season: Season; timeZone: string; now: Date }

/** The tickets of this season. Those for nights of another season are left out. */
export const offersOf = (tickets: Ticket[], sale: Sale): Offer[] =>
  tickets.map((ticket) => offerOf(ticket, sale)).filter((offer) => offer.sale !== 'noNights')

function offerOf(ticket: Ticket, { nights, closedNights, season, timeZone, now }: Sale): Offer {
  const isOver = (night: Night) => isNightOver(season, night, timeZone, now)
  const { id, name, words, price, onSaleFrom } = ticket
  const sale = ticketSale(ticket, { nights, closed: closedNights, now, isOver })
  const ownNights = nightsOfTicket(ticket, nights)
  const own = ownNights.map(({ date }) => date)
  const isClosed = (date: string) => closedNights.some((night) => night.date === date)
  const open = ownNights.filter((night) => !isClosed(night.date) && !isOver(night))
  return {
    id,
    name,
    words,
    price,
    sale,
    ...(sale === 'notYet' && { saleStarts: formatInZone(onSaleFrom!, 'EEEE, MMMM d, h:mm a', timeZone) }),
    nights: ticketNightsText(ticket, nights),
    closed: shortDates(own.filter(isClosed)),
    ...(own.length < nights.length && open.length === 1 && { date: open[0]!.date }),
  }
}
