import type { TicketSettings } from '@nightshift/shared/site/public-site/settings'
import { useMemo } from 'react'
import { useSiteSettings } from '../gate/use-site-settings.ts'
import type { TicketAdapter } from './adapter.ts'
import { demo } from './demo.tsx'
import { fareharbor } from './fareharbor.ts'

import { pretix } from './pretix.ts'

/** Adapter for any seller with an address for each product: fills in the placeholders of TICKETS_URL. */
const link = ({ url, products, dates }: Extract<TicketSettings, { vendor: 'link' }>): TicketAdapter => ({
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

/** Tickets are sold at the gate: links lead to what the home page says about them. */
const gate: TicketAdapter = { href: () => '/#tickets', open: () => false, preload: () => {} }

/** The adapter of the ticket seller. */
export function useTickets() {
  const { tickets } = useSiteSettings()
  return useMemo(() => adapterOf(tickets), [tickets])
}

export function adapterOf(settings: TicketSettings): TicketAdapter {
  if (settings.vendor === 'pretix') return pretix(settings)
  if (settings.vendor === 'fareharbor') return fareharbor(settings)
  if (settings.vendor === 'link') return link(settings)
  return settings.vendor === 'demo' ? demo : gate
}
