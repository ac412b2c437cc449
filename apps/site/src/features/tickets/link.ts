import type { TicketSettings } from '@nightshift/shared/site/public-site/settings'
import type { TicketAdapter } from './adapter.ts'

/** Adapter for any seller with an address for each product: fills in the placeholders of TICKETS_URL. */
export const link = ({
  url,
  products,
  dates,
}: Extract<TicketSettings, { vendor: 'link' }>): TicketAdapter => ({
  href: ({ product = '', date = '', quantity = 1 }) => {
    const values: Record<string, string> = {
      product: products[product] ?? product,
      date: dates[date] ?? date,
      quantity: String(quantity),
    }
    return url.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(values[name] ?? ''))
  },
  open: () => false,
  preload: () => {},
})
