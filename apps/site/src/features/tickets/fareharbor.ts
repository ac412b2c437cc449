import { FAREHARBOR } from '@nightshift/shared/site/public-site/origins'
import type { TicketSettings } from '@nightshift/shared/site/public-site/settings'
import { loadScript } from '../../lib/load-script.ts'
import type { TicketAdapter, TicketRequest } from './adapter.ts'

type View = 'items' | { item: string; availability?: string }
type FareHarbor = {
  open: (options: { shortname: string; fallback: 'simple'; fullItems: 'yes'; view: View }) => void
}
declare global {
  interface Window {
    FH?: Partial<FareHarbor>
  }
}

/** Adapter for FareHarbor: a product is an item, a night one of its availabilities. */
export function fareharbor({
  shortname,
  products,
  dates,
}: Extract<TicketSettings, { vendor: 'fareharbor' }>): TicketAdapter {
  const idsOf = ({ product, date }: TicketRequest) => ({
    item: product && products[product],
    availability: date && dates[date],
  })
  return {
    href: (request) => {
      const { item, availability } = idsOf(request)
      const path = [item && `items/${item}/`, item && availability && `availability/${availability}/book/`]
      return `${FAREHARBOR}/embeds/book/${shortname}/${path.filter(Boolean).join('')}?full-items=yes`
    },
    open: (request) => {
      if (!window.FH?.open) return false
      const { item, availability } = idsOf(request)
      const view = item ? { item, ...(availability && { availability }) } : 'items'
      window.FH.open({ shortname, fallback: 'simple', fullItems: 'yes', view })
      return true
    },
    preload: () => loadScript(`${FAREHARBOR}/embeds/api/v1/`),
  }
}
