import type { Offer } from '@nightshift/shared/public-site/offers'
import { useSiteSettings } from '../gate/use-site-settings.ts'
import { shortDates } from './short-dates.ts'
import { TICKETS } from './tickets.texts.ts'

/** More dates than these are given as a range. */
const MOST_DATES = 4

/** What a ticket's card says about its nights and its sale, and the order that its link makes. */
export function useTicketWords(offer: Offer) {
  const { vendor } = useSiteSettings().tickets
  const { id, sale, saleStarts = '', nights, closed } = offer
  const open = nights === 'all' ? [] : nights.filter((date) => !closed.includes(date))
  const state =
    sale === 'onSale' ? undefined : sale === 'notYet' ? TICKETS.sale.notYet(saleStarts) : SALE[sale]
  return {
    nights: nightsText(nights),
    closed: closed.length && sale !== 'closed' ? TICKETS.closed(shortDates(closed)) : undefined,
    state: state ?? (vendor === 'gate' ? TICKETS.atTheGate : undefined),
    request: { product: id, ...(open.length === 1 && { date: open[0] }) },
  }
}

const SALE = { ...TICKETS.sale, noNights: undefined }

function nightsText(nights: Offer['nights']) {
  if (nights === 'all') return TICKETS.anyNight
  if (nights.length <= MOST_DATES) return TICKETS.only(shortDates(nights))
  return TICKETS.nights(nights.length, shortDates(nights.slice(0, 1)), shortDates(nights.slice(-1)))
}
