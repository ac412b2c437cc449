import { SITE_PATHS } from '@nightshift/shared/paths'
import { openDialog } from '@nightshift/ui/dialogs/open-dialog.ts'
import type { TicketAdapter, TicketRequest } from './adapter.ts'
import { CheckoutFrame } from './checkout-frame.tsx'
import { TICKETS } from './tickets.texts.ts'

const addressOf = (request: TicketRequest) => {
  const given = Object.entries(request).map(([name, value]) => [name, String(value)])
  const query = new URLSearchParams(given).toString()
  return `${SITE_PATHS.demoCheckout}${query && `?${query}`}`
}

/** Stub seller: a page of our own that says what would be bought, and sells nothing. */
export const demo: TicketAdapter = {
  href: addressOf,
  open: (request) => {
    void openDialog<void>({
      title: TICKETS.demoTitle,
      // A frame with the focus would keep Escape from the dialog.
      startsAtTitle: true,
      body: (close) => <CheckoutFrame src={addressOf(request)} onClose={close} />,
    })
    return true
  },
  preload: () => {},
}
