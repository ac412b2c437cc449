/** What the visitor wants to buy; without a product, everything on sale. */
export type TicketRequest = { product?: string; date?: string; quantity?: number }

/** Adapter: the interface of the pages to a ticket seller. */
export type TicketAdapter = {
  /** Fallback: a plain link, which works without scripts, behind an ad blocker and in another tab. */
  href: (request: TicketRequest) => string
  /** Opens the checkout in the click handler. Returns false when it cannot; the link is followed then. */
  open: (request: TicketRequest) => boolean
  /** Preloads what `open` needs, on hover or focus. */
  preload: () => void
}
