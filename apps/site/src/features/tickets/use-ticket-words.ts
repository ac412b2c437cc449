import type { Offer } from '@nightshift/shared/site/public-site/offers'
import { useSiteSettings } from '../gate/use-site-settings.ts'
import { TICKETS } from './tickets.texts.ts'

/** What a ticket's card says about its sale, and the order that its link makes. */
export function useTicketWords({ id, sale, saleStarts = '', closed, date }: Offer) {
  const { vendor } = useSiteSettings().tickets
  const state =
    sale === 'onSale' ? undefined : sale === 'notYet' ? TICKETS.sale.notYet(saleStarts) : SALE[sale]
  return {
    closed: closed && sale !== 'closed' ? TICKETS.closed(closed) : undefined,
    state: state ?? (vendor === 'gate' ? TICKETS.atTheGate : undefined),
    request: { product: id, ...(date && { date }) },
  }
}

const SALE = { ...TICKETS.sale, noNights: undefined }
