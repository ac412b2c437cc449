import type { TicketSettings } from '@nightshift/shared/public-site/settings'
import type { TicketAdapter } from './adapter.ts'

/** Any seller that has an address for each product: the placeholders of the setting are filled in. */
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
