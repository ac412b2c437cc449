import type { TicketSettings } from '@nightshift/shared/site/public-site/settings'
import { loadScript, loadStyles } from '../../lib/load-script.ts'
import type { TicketAdapter } from './adapter.ts'

type Item = { item: string; count: string }
type PretixWidget = {
  open: (
    eventUrl: string,
    voucher: string | null,
    subevent: string | null,
    items: Item[],
    widgetData: Record<string, string>,
    skipSsl: boolean,
    disableIframe: boolean,
  ) => void
}
declare global {
  interface Window {
    PretixWidget?: Partial<PretixWidget>
  }
}

/** Adapter for pretix: a night is a subevent of the event, a product an item. */
export function pretix({
  url,
  products,
  dates,
}: Extract<TicketSettings, { vendor: 'pretix' }>): TicketAdapter {
  const subeventOf = (date?: string) => (date && dates[date]) || null
  return {
    href: ({ date }) => {
      const subevent = subeventOf(date)
      return subevent ? `${url}/${subevent}/` : `${url}/`
    },
    open: ({ product, date, quantity = 1 }) => {
      const widget = window.PretixWidget
      if (!widget?.open) return false
      const item = product && products[product]
      const items = item ? [{ item: `item_${item}`, count: String(quantity) }] : []
      widget.open(`${url}/`, null, subeventOf(date), items, {}, false, false)
      return true
    },
    preload: () => {
      loadScript(`${new URL(url).origin}/widget/v2.en.js`)
      loadStyles(`${url}/widget/v2.css`)
    },
  }
}
